import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import { createMemoryStore } from '../../src/api/memory-store.ts'
import { OPENAPI } from '../../src/feed/paths.ts'
import type { JsonSchema } from '../../src/hsds/document-schema.ts'
import { collectionNames } from '../../src/hsds/collections.ts'
import { parameterNames } from '../../src/parameters/names.ts'
import { closedCheckOf, problemsOf } from '../hsds/closed-schemas.ts'
import { SMALL_TOWN } from '../generator/publish/small-town.ts'
import { composeContent } from './homes.ts'
import { isLong } from '../runs.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly schema: {
    readonly type: string
    readonly minimum?: number
    readonly maximum?: number
    readonly default?: unknown
  }
  readonly example?: unknown
}

interface Answered {
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get: {
          readonly parameters?: readonly Parameter[]
          readonly responses: Readonly<Record<string, Answered | { readonly $ref: string }>>
        }
      }
    >
  >
  readonly components: { readonly responses: { readonly problem: Answered } }
}

const { files, manifest } = await composeContent(SMALL_TOWN)
const api = createApi({ store: createMemoryStore(files), manifest })
const openapi = JSON.parse(files.get(OPENAPI) as string) as OpenApi
const get = (address: string) => api(new Request(`https://feed.example.org${address}`))
const paths = Object.keys(openapi.paths)
const parametersOf = (path: string) => openapi.paths[path]!.get.parameters ?? []
const queryOf = (path: string) => parametersOf(path).filter((one) => one.in === 'query')
const check = closedCheckOf(openapi as unknown as JsonSchema)
const ajv = new Ajv2020()
addFormats.default(ajv)
const isProblem = ajv.compile(
  openapi.components.responses.problem.content['application/problem+json']!.schema,
)

/** Values of a parameter that its description leads to: its example, its limits, what is beside them, and another type. */
const valuesOf = ({ schema, example }: Parameter): string[] => {
  const { type, minimum, maximum, default: usual } = schema
  const limits = [minimum, maximum].flatMap((one) =>
    one === undefined ? [] : [one - 1, one, one + 1],
  )
  const values = [example, usual, ...limits, ...(type === 'boolean' ? [true, false] : []), '!!', '']
  return [...new Set(values.filter((value) => value !== undefined).map(String))]
}

/** The addresses of a path without a query: with the id of the example, with one that nobody has, and with none at all. */
const addressesOf = (path: string): string[] => {
  const id = parametersOf(path).find((one) => one.in === 'path')
  if (!id) return [path]
  return [String(id.example), '00000000-0000-4000-8000-000000000000', 'no-id'].map((value) =>
    path.replace('{id}', value),
  )
}

/** What an answer has that the description of its path does not allow. */
async function deviations(path: string, address: string, response: Response): Promise<string[]> {
  const { responses } = openapi.paths[path]!.get
  const { status } = response
  const answered = responses[status] ?? responses[`${Math.floor(status / 100)}XX`]
  if (!answered) return [`${address}: ${status} is not listed`]
  const { content } = '$ref' in answered ? openapi.components.responses.problem : answered
  const [type] = response.headers.get('content-type')!.split(';')
  if (!(type! in content)) return [`${address}: ${type} is not listed`]
  if (type === 'application/x-ndjson') return []
  const body: unknown = await response.json()
  const found =
    status === 200 ? problemsOfDocument(path, address, body) : problemsOf(isProblem, body)
  return found.map((line) => `${address}: ${line}`)
}

/** With `full`, items are whole records, which the path of a record describes. */
function problemsOfDocument(path: string, address: string, body: unknown): string[] {
  if (new URL(address, 'https://x').searchParams.get('full') !== 'true' || path.includes('{'))
    return check.problems(path, body)
  const { contents, ...page } = body as { readonly contents: readonly Record<string, unknown>[] }
  return [
    ...check.problems(path, { ...page, contents: [] }),
    ...contents.flatMap((item) => {
      const fields = Object.entries(item).filter(([name]) => name !== 'matched_words')
      return check.problems(`${path}/{id}`, Object.fromEntries(fields))
    }),
  ]
}

async function allDeviations(path: string, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses)
    found.push(...(await deviations(path, address, await get(address))))
  return found
}

describe.each(paths)('what %s answers is what the API description says', (path) => {
  test('by itself, and with each value of each parameter', async () => {
    const plain = addressesOf(path)
    const queries = queryOf(path).flatMap((one) =>
      valuesOf(one).map((value) => `${plain[0]}?${one.name}=${encodeURIComponent(value)}`),
    )
    expect(await allDeviations(path, [...plain, ...queries])).toEqual([])
  })

  test.runIf(isLong)('with each two parameters', async () => {
    const [address] = addressesOf(path)
    const examples = queryOf(path).map(
      ({ name, example }) => `${name}=${encodeURIComponent(String(example))}`,
    )
    const pairs = examples.flatMap((one, i) => examples.slice(i + 1).map((two) => `${one}&${two}`))
    expect(
      await allDeviations(
        path,
        pairs.map((pair) => `${address}?${pair}`),
      ),
    ).toEqual([])
  })

  test('with the example of its id', async () => {
    expect((await get(addressesOf(path)[0]!)).status).toBe(200)
  })
})

describe('the parameters that the API takes are those of its description', () => {
  /** Texts of which each parameter refuses one, or finds something else with it. */
  const texts = ['!!', 'zzqx', 'true', 'all', 'ndjson', '99']

  test.each(paths.filter((path) => path !== '/'))('at %s', async (path) => {
    const address = addressesOf(path)[0]!
    // With `full`, because one parameter has no effect without it; the list of organizations is small.
    const full = queryOf(path).some(({ name }) => name === 'full') ? ['', '&full=true'] : ['']
    const answers = async (query: string) => {
      const response = await get(`${address}?${query}`)
      return `${response.status} ${await response.text()}`
    }
    const plain = await Promise.all(full.map(answers))
    const taken = []
    for (const name of parameterNames)
      for (const text of texts) {
        const isTaken = await Promise.all(
          full.map(async (one, i) => (await answers(`${name}=${text}${one}`)) !== plain[i]),
        )
        if (isTaken.includes(true)) {
          taken.push(name)
          break
        }
      }
    expect(taken.sort()).toEqual(
      queryOf(path)
        .map(({ name }) => name)
        .sort(),
    )
  })
})

describe('the check of answers', () => {
  const item = { id: '3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44' }
  const problems = (value: object) => check.itemProblems('/services', value).join('\n')

  test('takes an item of `minimal`, and refuses one that is neither whole nor minimal', () => {
    expect(problems({ ...item, last_modified: '2026-10-01T10:00:00.000Z' })).toBe('')
    expect(problems({ ...item, name: 'Without a status' })).toMatch(/status/)
    expect(check.itemProblems('/taxonomies', item).join('\n')).toMatch(/name/)
  })

  test('refuses a field that the description does not name', () => {
    expect(problems({ ...item, name: 'A', status: 'active', fans: 1 })).toMatch(/fans/)
  })

  test('refuses a status and a type that are not listed', async () => {
    const of = (status: number, type: string) =>
      deviations(
        '/services',
        '/services',
        new Response('{}', { status, headers: { 'content-type': type } }),
      )
    expect(await of(202, 'application/json')).toEqual(['/services: 202 is not listed'])
    expect(await of(200, 'text/html')).toEqual(['/services: text/html is not listed'])
    expect(await of(404, 'application/json')).not.toEqual([])
  })
})

test('every list and every record of the API is described, and its files are not', () => {
  expect(paths).toEqual(['/', ...collectionNames.flatMap((name) => [`/${name}`, `/${name}/{id}`])])
})
