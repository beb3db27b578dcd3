import { beforeAll, describe, expect, test } from 'vitest'
import { collectionNames } from '../../../src/hsds/collections.ts'
import { type ParameterName, parameterNames, listsOf } from '../../../src/parameters/names.ts'
import { type Client, clientOf, publish } from './site.ts'
import { makeTown } from './town.ts'

let client: Client
beforeAll(() => {
  client = clientOf(publish(makeTown({ services: 60 })))
})

/** Wrong values by parameter, or whole queries, which have an equals sign. The problem names that parameter. */
const NO_NUMBER = ['0', '-1', '+', 'abc', '1.5', '1e3', '0x10', '１', '1 2', 'true!', '∞']
const NO_AGE = ['x', '1e3', '0x10', 'NaN', 'Infinity', '1,5', '--1', '½', '5 years']
const NO_TIME = ['25:00', '9', '24:01', '09:60', 'noon', '09:30:60', '-1:00', '0930', '9.30', '::']
const NO_FLAG = ['yes', 'maybe', '2', 'null', 'TRUE!']
const bad: Partial<Record<ParameterName, readonly string[]>> = {
  page: NO_NUMBER,
  per_page: [...NO_NUMBER, 'false', 'TRUE '.repeat(2)],
  minimum_age: NO_AGE,
  maximum_age: NO_AGE,
  day: ['Someday', 'M', 'MON TUE', 'MO,TU', '7', 'Tues', '1MO', 'Montag'],
  start_time: NO_TIME,
  end_time: NO_TIME,
  modified_after: [
    'yesterday',
    '2026',
    '2026-13-01',
    '2026-02-30',
    '20261001',
    '01/10/2026',
    '2026-10-01T25:00',
    '2026-10-01T10',
    '2026-10-01T10:00+1',
    '1790000000',
  ],
  postcode: [
    '!!',
    'BS',
    'BS3 1A',
    'hello world',
    'BS3 1AAA',
    'B$3',
    'BS3 1AÅ',
    '90210',
    'BS3 1AI',
    'BS3 1AA; DROP TABLE',
    'x'.repeat(7000),
    '..',
    '-',
    '😀',
  ],
  proximity: [
    'postcode=BS3+1AA&proximity=near',
    'postcode=BS3+1AA&proximity=-5',
    'postcode=BS3+1AA&proximity=1e3',
    'postcode=BS3+1AA&proximity=2km',
    'proximity=1000',
    'proximity=91,0&radius=1',
    'proximity=51,181&radius=1',
    'proximity=51,&radius=1',
    'proximity=,&radius=1',
    'proximity=1,2,3&radius=1',
    'proximity=a,b&radius=1',
    'postcode=BS3+1AA&proximity=51.4,-2.6&radius=1',
  ],
  radius: [
    'proximity=51.4,-2.6',
    'proximity=51.4,-2.6&radius=x',
    'proximity=51.4,-2.6&radius=-1',
    'radius=1',
    'postcode=BS3+1AA&radius=1',
    'postcode=BS3+1AA&proximity=500&radius=1',
  ],
  minimal: [...NO_FLAG, 'minimal=true&full=true'],
  full: NO_FLAG,
  full_service: NO_FLAG,
  top_only: NO_FLAG,
  format: ['xml', 'csv', 'json,ndjson', 'format=ndjson&full=true'],
}

const cases = Object.entries(bad).flatMap(([name, values]) =>
  values.map((value) => [
    name as ParameterName,
    /^\w+=/.test(value) ? value : `${new URLSearchParams({ [name]: value })}`,
  ]),
) as [ParameterName, string][]

describe('a value that is not valid', () => {
  test.each(cases)('of %s is a 400: %s', async (name, query) => {
    for (const collection of collectionNames.filter((list) => listsOf(name).includes(list)))
      await expectProblem(`/${collection}?${query}`, { status: 400, kind: 'bad-parameter', name })
  })

  test.each(cases)('of %s is ignored by lists that do not take it: %s', async (name, query) => {
    for (const collection of collectionNames.filter((list) => !listsOf(name).includes(list))) {
      if (['minimal', 'format'].includes(name) && query.includes('&')) continue
      const [odd, plain] = [
        await client.ask(`/${collection}?${query}`),
        await client.ask(`/${collection}`),
      ]
      expect(odd.status).toBe(200)
      expect(await odd.text()).toBe(await plain.text())
    }
  })

  test.each(parameterNames)(
    'is %s given twice, even with the same value or an empty one',
    async (name) => {
      for (const collection of collectionNames.filter((list) => listsOf(name).includes(list)))
        for (const query of [`${name}=1&${name}=2`, `${name}=1&${name}=1`, `${name}&${name}=`])
          await expectProblem(`/${collection}?${query}`, {
            status: 400,
            kind: 'bad-parameter',
            name,
          })
    },
  )
})

describe('full_service of one organization', () => {
  test.each(NO_FLAG)('is a 400 when it is not valid: %s', async (value) => {
    await expectProblem(`${await anOrganization()}?full_service=${encodeURIComponent(value)}`, {
      status: 400,
      kind: 'bad-parameter',
      name: 'full_service',
    })
  })

  test('is a 400 when it is given twice; parameters of lists are ignored', async () => {
    const path = await anOrganization()
    const refused = { status: 400, kind: 'bad-parameter', name: 'full_service' } as const
    await expectProblem(`${path}?full_service=true&full_service=true`, refused)
    expect((await client.ask(`${path}?page=x&page=2&full=maybe&full_service=`)).status).toBe(200)
  })

  const anOrganization = async () => {
    const { contents } = await (await client.ask('/organizations?per_page=1')).json()
    return `/organizations/${contents[0].id}`
  }
})

describe('a 404', () => {
  test.each(['ZZ1 1AA', 'QQ1', 'BF1 0AA', 'BX1 1LT', 'GIR 0AA', 'zz99 9zz'])(
    'is the answer to the postcode %s',
    async (postcode) => {
      for (const collection of ['services', 'service_at_locations'])
        for (const more of ['', '&proximity=500', '&search=help', '&minimal=true'])
          await expectProblem(`/${collection}?postcode=${encodeURIComponent(postcode)}${more}`, {
            status: 404,
            kind: 'no-such-postcode',
            name: 'postcode',
          })
    },
  )

  test('is the answer to proximity of a postcode without a known point', async () => {
    const path = '/services?postcode=EX4+4AA'
    const response = await client.ask(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('osd-postcode-precision')).toBe('none')
    const refused = { status: 404, kind: 'no-point-known', name: 'postcode' } as const
    const near = await expectProblem(`${path}&proximity=500`, refused)
    expect(near.headers.get('osd-postcode-precision')).toBe('none')
  })

  test.each(['page=99', 'page=2&per_page=200', 'page=99999999999999999999', 'page=2&minimal=true'])(
    'is the answer to a page after the last: %s',
    async (query) => {
      const refused = { status: 404, kind: 'no-such-page', name: 'page' } as const
      await expectProblem(`/services?${query}`, refused)
      await expectProblem(`/services?${query}&day=MO`, refused)
    },
  )

  test.each(collectionNames)('is the answer to an unknown id in %s', async (collection) => {
    for (const id of ['x', '00000000-0000-4000-8000-000000000000', '%00', '..%2findex.json'])
      await expectProblem(`/${collection}/${id}`, { status: 404, kind: 'not-found' })
  })
})

test('an unknown id in a filter finds nothing', async () => {
  const names = ['taxonomy_term_id', 'taxonomy_id', 'organization_id', 'parent_id'] as const
  for (const name of names)
    for (const collection of collectionNames.filter((list) => listsOf(name).includes(list)))
      for (const id of [
        'x',
        '%23top',
        '00000000-0000-4000-8000-000000000000',
        '%E2%80%AE',
        '%00',
      ]) {
        const response = await client.ask(`/${collection}?${name}=${id}`)
        expect(response.status).toBe(200)
        expect(await response.json()).toMatchObject({ total_items: 0, total_pages: 0, empty: true })
      }
})

interface Refusal {
  readonly status: number
  readonly kind: string
  readonly name?: ParameterName
}

async function expectProblem(path: string, { status, kind, name }: Refusal): Promise<Response> {
  const response = await client.ask(path)
  expect(response.status, path).toBe(status)
  const { headers } = response
  expect(headers.get('content-type'), path).toBe('application/problem+json; charset=utf-8')
  expect(headers.get('access-control-allow-origin'), path).toBe('*')
  expect(headers.has('etag'), path).toBe(false)
  const body = (await response.json()) as Record<string, unknown>
  expect(body, path).toMatchObject({ type: `urn:open-service-directory:problem:${kind}`, status })
  expect(body.parameter, path).toBe(name)
  expect(String(body.title), path).toMatch(/^[A-Z].*\.$/)
  expect(String(body.detail), path).toMatch(/[.?]$/)
  expect(String(body.detail).length, path).toBeLessThan(200)
  if (name === 'page') return response
  const isPersonal = /(^|[?&])(postcode|proximity)=[^&]/.test(path)
  expect(headers.get('cache-control') === 'private, no-store', path).toBe(isPersonal)
  return response
}
