import { type Rule, SOURCES } from '../../feed-rule.ts'
import { ROOT, endpoints } from '../../survey/endpoint.ts'
import { asObject, documentOf, wasSent } from '../../survey/exchange.ts'
import { probesOf } from '../../survey/survey.ts'

const required = endpoints.filter(({ level }) => level !== 'optional').map(({ path }) => path)

export const rootOpenapi: Rule = {
  id: 'root-openapi',
  severity: 'warn',
  means: 'The openapi_url does not lead to an OpenAPI document with the nine endpoints.',
  basis: {
    says: 'openapi_url is the address of the description of this API.',
    where: SOURCES.api,
  },
  async probe({ root, base, isFolder }, request) {
    const url = documentOf(root)?.openapi_url
    if (typeof url !== 'string' || !URL.canParse(url)) return
    if (!url.startsWith(`${base}/`)) {
      for (const path of pathsHere(url))
        if (isOpenapi(documentOf(await request({ endpoint: ROOT, path })))) return
      if (isFolder) return
    }
    await request({ endpoint: ROOT, path: url })
  },
  *judge(survey) {
    const exchange = probesOf(survey, 'root-openapi').at(-1)
    if (!exchange || !wasSent(exchange)) return
    const document = documentOf(exchange)
    const hint = 'Let openapi_url lead to an OpenAPI document that describes the nine endpoints.'
    if (!isOpenapi(document)) {
      const value = documentOf(survey.root)?.openapi_url
      const message = 'The openapi_url does not lead to an OpenAPI document.'
      yield { exchange, value, message, hint }
      return
    }
    const missing = required.filter((path) => !Object.hasOwn(asObject(document?.paths) ?? {}, path))
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

const MAX_PATHS = 8

/**
 * Where the document of a URL may be found below the base address. A feed that is checked before it is published names its
 * public address; how much of the path belongs to that address is unknown, so each shorter path is tried.
 */
function* pathsHere(url: string): Generator<string> {
  const steps = new URL(url).pathname.split('/').slice(1).slice(-MAX_PATHS)
  for (const [index] of steps.entries()) yield `/${steps.slice(index).join('/')}`
}

const isOpenapi = (document: Readonly<Record<string, unknown>> | undefined) =>
  document !== undefined && ('openapi' in document || 'swagger' in document)
