import { formatTests } from '../../../hsds/formats.ts'
import { isEmpty } from '../../records/schema-errors.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import { documentOf } from '../../survey/exchange.ts'

const VERSION = 'HSDS-UK-3.0'

export const rootVersion: Rule = {
  id: 'root-version',
  severity: 'fail',
  means: 'The root does not name the version of the standard.',
  basis: {
    says: 'The version of the root is HSDS-UK-3.0; the official validator chooses its schemas by it.',
    where: SOURCES.api,
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
      hint: `Add \`"version": "${VERSION}"\` to the root, in exactly this spelling.`,
    }
  },
}

export const rootLinks: Rule = {
  id: 'root-links',
  severity: 'fail',
  means: 'The root does not link to the profile or to a description of the API.',
  basis: {
    says: 'The root has the complete URLs of the profile and of the description of the API.',
    where: SOURCES.api,
  },
  *judge({ root, base }) {
    const document = documentOf(root)
    if (!document) return
    for (const name of ['profile', 'openapi_url']) {
      const value = document[name]
      // A feed on a private network may have a short name.
      if (typeof value === 'string' && (formatTests.uri(value) || value.startsWith(`${base}/`)))
        continue
      // Null and empty values have rules of their own.
      if (value !== undefined && isEmpty(value)) continue
      yield {
        exchange: root,
        path: [name],
        value,
        message:
          value === undefined ? `The root has no ${name}.` : `The ${name} is not a complete URL.`,
        hint: `Give the root a \`${name}\` that begins with https://.`,
        ...(value === undefined && { severity: 'warn' as const }),
      }
    }
  },
}
