import { type Check, OPEN, isDocument, lineOf, resultOf } from './smoke-check.ts'

export const record: Check = {
  name: 'a record',
  expects: `200 as application/json ${OPEN}`,
  async run({ fetch, record }) {
    const response = await fetch(record)
    return resultOf(response.status === 200 && isDocument(response), lineOf(response))
  },
}

export const compression: Check = {
  name: 'a record, compressed',
  expects: 'Content-Encoding br or gzip for a client that accepts it',
  async run({ fetch, record }) {
    const encoding = (await fetch(record)).headers.get('content-encoding')
    return resultOf(
      encoding === 'br' || encoding === 'gzip',
      `Content-Encoding ${encoding ?? 'missing'}`,
    )
  },
}

/** A path of no document. */
export const missing = (name: string, path: string): Check => ({
  name,
  expects: `404 in JSON ${OPEN}`,
  async run({ fetch }) {
    const response = await fetch(path)
    return resultOf(response.status === 404 && isDocument(response), lineOf(response))
  },
})

/** Another spelling of the path of a record. */
export const spelling = (name: string, spell: (record: string) => string): Check => ({
  name,
  expects: 'the same record, a redirect to it, or 404 in JSON',
  async run({ fetch, record }) {
    const [wanted, response] = [await fetch(record), await fetch(spell(record))]
    const { status, text, headers } = response
    const to = headers.get('location')
    if (to !== null && status < 400)
      return resultOf(new URL(to, 'http://localhost').pathname === record, `${status} to ${to}`)
    const isSame = status === 200 && text === wanted.text
    return resultOf(isDocument(response) && (isSame || status === 404), lineOf(response))
  },
})

export const root = (name: string, headers: Readonly<Record<string, string>>): Check => ({
  name: `the root, for ${name}`,
  expects: `200 as application/json ${OPEN}`,
  async run({ fetch }) {
    const response = await fetch('/', { headers })
    return resultOf(response.status === 200 && isDocument(response), lineOf(response))
  },
})

export const expensiveSearch: Check = {
  name: 'a search of many words',
  expects: '200 as application/json within the time that the host gives a function',
  async run({ fetch, words }) {
    const query = new URLSearchParams({ search: words, per_page: '200' })
    const response = await fetch(`/services?${query}`)
    const saw = `${lineOf(response)}, after ${Math.round(response.ms)} ms`
    return resultOf(response.status === 200 && isDocument(response), saw)
  },
}
