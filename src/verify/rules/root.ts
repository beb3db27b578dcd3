import { documentOf } from '../exchange.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { isNothing } from '../schema-errors.ts'

const VERSION = 'HSDS-UK-3.0'

export const rootVersion: Rule = {
  id: 'root-version',
  severity: 'fail',
  means: 'The root does not say which edition of the standard the feed keeps to.',
  basis: {
    says: 'The version of the root is HSDS-UK-3.0; the official validator picks its schemas by it.',
    where: STANDARD.api,
  },
  *judge({ root }) {
    const document = documentOf(root)
    if (!document || document.version === VERSION) return
    yield {
      exchange: root,
      path: ['version'],
      value: document.version,
      message:
        document.version === undefined
          ? 'The root has no version.'
          : 'The version is not that of the standard.',
      hint: `Give the root the field \`"version": "${VERSION}"\`, spelled like this.`,
    }
  },
}

export const rootLinks: Rule = {
  id: 'root-links',
  severity: 'fail',
  means: 'The root does not lead to the profile or to a description of the API.',
  basis: {
    says: 'The root names the profile and the description of the API by their whole addresses.',
    where: STANDARD.api,
  },
  *judge({ root }) {
    const document = documentOf(root)
    if (!document) return
    for (const name of ['profile', 'openapi_url']) {
      const value = document[name]
      if (
        typeof value === 'string' &&
        /^[a-z][a-z0-9+.-]*:\S+$/i.test(value) &&
        URL.canParse(value)
      )
        continue
      // Null and empty values have a rule of their own.
      if (value !== undefined && isNothing(value)) continue
      yield {
        exchange: root,
        path: [name],
        value,
        message:
          value === undefined ? `The root has no ${name}.` : `The ${name} is no whole web address.`,
        hint: `Give the root a \`${name}\` that begins with https://.`,
        ...(value === undefined && { severity: 'warn' as const }),
      }
    }
  },
}
