import { type Check, OPEN, isDocument, isOpen, lineOf, resultOf } from './smoke-check.ts'
import type { Site } from './site.ts'

export const head = (name: string, pathOf: (site: Site) => string): Check => ({
  name: `HEAD of ${name}`,
  expects: 'the status and the type of GET',
  async run(site) {
    const path = pathOf(site)
    const [get, response] = [await site.fetch(path), await site.fetch(path, { method: 'HEAD' })]
    return resultOf(response.status === 200 && lineOf(response) === lineOf(get), lineOf(response))
  },
})

export const preflight = (name: string, pathOf: (site: Site) => string): Check => ({
  name: `OPTIONS of ${name}`,
  expects: `2xx ${OPEN} and GET among Access-Control-Allow-Methods`,
  async run(site) {
    const response = await site.fetch(pathOf(site), {
      method: 'OPTIONS',
      headers: { origin: 'https://finder.example.org', 'access-control-request-method': 'GET' },
    })
    const { status, headers } = response
    const methods = headers.get('access-control-allow-methods') ?? 'none'
    const isGood = status >= 200 && status < 300 && isOpen(response) && /\bGET\b/.test(methods)
    return resultOf(isGood, `${lineOf(response)}, methods ${methods}`)
  },
})

export const wrongMethod = (name: string, pathOf: (site: Site) => string): Check => ({
  name: `POST to ${name}`,
  expects: `405 in JSON ${OPEN} and Allow`,
  async run(site) {
    const response = await site.fetch(pathOf(site), { method: 'POST' })
    const allow = response.headers.get('allow')
    const isGood = response.status === 405 && isDocument(response) && allow !== null
    return resultOf(isGood, `${lineOf(response)}, Allow ${allow ?? 'missing'}`)
  },
})
