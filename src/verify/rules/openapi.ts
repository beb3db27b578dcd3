import { ROOT, endpoints } from '../endpoint.ts'
import { asObject, documentOf, wasAsked } from '../exchange.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { askedFor } from '../survey.ts'

const wanted = endpoints.filter(({ level }) => level !== 'optional').map(({ path }) => path)

/** So much of a path is tried at most. */
const MOST_STEPS = 8

/**
 * A feed that is tried before it stands at its public address names that one; its documents are at hand at this one. How
 * much of the path belongs to the public address is not known, so that less and less of it is tried.
 */
function* atThisAddress(address: string): Generator<string> {
  const steps = new URL(address).pathname.split('/').slice(1).slice(-MOST_STEPS)
  for (const [index] of steps.entries()) yield `/${steps.slice(index).join('/')}`
}

export const rootOpenapi: Rule = {
  id: 'root-openapi',
  severity: 'warn',
  means: 'The openapi_url does not lead to an OpenAPI document with the nine endpoints.',
  basis: {
    says: 'openapi_url is the address of the description of this API.',
    where: STANDARD.api,
  },
  async probe({ root, base, isFolder }, ask) {
    const address = documentOf(root)?.openapi_url
    if (typeof address !== 'string' || !URL.canParse(address)) return
    if (!address.startsWith(`${base}/`)) {
      for (const path of atThisAddress(address))
        if (isOpenapi(documentOf(await ask({ endpoint: ROOT, path })))) return
      if (isFolder) return
    }
    await ask({ endpoint: ROOT, path: address })
  },
  *judge(survey) {
    const exchange = askedFor(survey, 'root-openapi').at(-1)
    if (!exchange || !wasAsked(exchange)) return
    const document = documentOf(exchange)
    const hint = 'Let openapi_url lead to an OpenAPI document that describes the nine endpoints.'
    if (!isOpenapi(document)) {
      const value = documentOf(survey.root)?.openapi_url
      yield {
        exchange,
        value,
        message: 'The openapi_url does not lead to an OpenAPI document.',
        hint,
      }
      return
    }
    const missing = wanted.filter((path) => !Object.hasOwn(asObject(document?.paths) ?? {}, path))
    if (missing.length > 0)
      yield {
        exchange,
        path: ['paths'],
        value: missing.join(', '),
        message: 'The OpenAPI document does not describe all nine endpoints.',
        hint,
      }
  },
}

const isOpenapi = (document: Readonly<Record<string, unknown>> | undefined) =>
  document !== undefined && ('openapi' in document || 'swagger' in document)
