import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { areUnrelated, compareRecords } from '../../src/match/evidence.ts'
import { judge, models } from '../../src/match/judge.ts'
import { findMatches } from '../../src/match/match.ts'
import { MATCH_KINDS, type MatchKind, type MatchRecord } from '../../src/match/record.ts'
import { countShared } from '../../src/match/shared.ts'
import { runs } from '../runs.ts'
import { type Sketch, recordOf } from './records.ts'

type Named = readonly [string, (Sketch | undefined)?]
const verdictOf = (a: Named, b: Named) =>
  findMatches([recordOf('a', ...a), recordOf('b', ...b)])[0]?.verdict ?? 'different'

const phone = '0117 496 0101'
const web = 'https://saltwick-advice.example.org/'
const at: Sketch = { kind: 'location', address: '12 High Street', postcode: 'BS3 1JA' }

describe('organizations', () => {
  test.each([
    ['The Saltwick Advice Centre Ltd', 'Saltwick Advice Center', { web }],
    ['Saint Mary Community Trust', 'St. Mary Community Trust', { phone }],
    ['Voluntary Aid Overseas', 'VAO', { web, postcode: 'BS3 1JA' }],
    ['Acorn & Oak CIO', 'ACORN AND OAK', { charity: '1012345' }],
  ])('%s and %s are the same', (a, b, sketch) => {
    expect(verdictOf([a, sketch], [b, sketch])).toBe('same')
  })

  test.each([
    ['Saltwick Advice Centre', 'Saltwick Advice Centre North', { web }, { web }],
    ['Kettle Lane Mind', 'Saltwick Mind', { web }, { web }],
    ['1st Saltwick Scout Group', '2nd Saltwick Scout Group', { web }, { web }],
    ['Lunch Club', 'Supper Club', { phone }, { phone }],
  ])('%s and %s are different', (a, b, one, other) => {
    expect(verdictOf([a, one], [b, other])).toBe('different')
  })

  it('are a question where only the name is the same', () => {
    const name = 'Saltwick Quilters Benevolent Guild'
    expect(verdictOf([name, { postcode: 'BS3 1JA' }], [name, { postcode: 'YO1 7HH' }])).toBe('ask')
    expect(verdictOf([name], ['Kettle Benevolent Guild'])).toBe('different')
  })

  it('with a town in one name are not joined by what a branch shares with its parent', () => {
    const shared = { charity: '1012345', phone, web }
    const [parent, branch] = [
      recordOf('a', 'Carers Circle', shared),
      recordOf('b', 'Carers Circle Kettlewick', { ...shared, town: 'Kettlewick' }),
    ]
    expect(findMatches([parent, branch]).map(({ verdict }) => verdict)).not.toContain('same')
  })

  test.each([
    ['Marsh Elders (formerly Marsh Age Concern)', 'Marsh Age Concern', { web }],
    ['Mentora Dyffryn t/a Dyffryn Mentoring', 'Dyffryn Mentoring', { phone }],
    ['Cymorth Dyffryn / Dyffryn Support', 'Dyffryn Support', { phone }],
    ['Marsh Foodbank SCIO', 'Marsh Food Bank', { phone }],
  ])('%s and %s are the same by a name inside the other', (a, b, sketch) => {
    expect(verdictOf([a, sketch], [b, sketch])).toBe('same')
  })

  it('of one council are never joined, though they share everything', () => {
    const sketch = { phone, web, email: 'office@saltwick.example.org' }
    const [one, other] = ['Saltwick Council Housing', 'Saltwick Council Leisure']
    expect(verdictOf([one!, sketch], [other!, sketch])).not.toBe('same')
  })

  it.each(['0800 144 8848', '+44 (0)808 157 0120', '0300 123 4567', '0345 600 0000', '116 123'])(
    'are not joined by %s, however few have it',
    (hotline) => {
      const [one, other] = ['Ropewalk Weavers', 'Ropewalk Weavers Studio']
      const verdictBy = (number: string) =>
        verdictOf([one!, { phone: number }], [other!, { phone: number }])
      expect(verdictBy(hotline)).not.toBe('same')
      expect(verdictBy(phone)).toBe('same')
    },
  )

  it('are told apart though they share a hotline', () => {
    const many = Array.from({ length: 40 }, (_, i) =>
      recordOf(`o${i}`, `Village ${'abcdefghij'[i % 10]!.repeat(5)}${i} Society`, { phone }),
    )
    expect(findMatches(many)).toEqual([])
  })
})

describe('places', () => {
  it('are the same at one address, under a longer name', () => {
    expect(verdictOf(['Bedminster Library', at], ['Bedminster Public Library', at])).toBe('same')
  })

  test.each(['Community Centre', 'Church Hall', 'Pharmacy'])(
    'are two where one is a library and the other a %s',
    (what) => {
      expect(verdictOf(['Bedminster Library', at], [`Bedminster ${what}`, at])).toBe('different')
    },
  )

  it('are compared where they stand near each other, and have no other mark', () => {
    const near = (latitude: number, longitude: number): Sketch => ({
      kind: 'location',
      point: { latitude, longitude },
    })
    const [one, other] = ['Redmoor Memorial Institute', 'Memorial Institute']
    for (const [up, right] of [
      [0.0012, 0],
      [0, 0.0018],
      [-0.0008, -0.001],
    ])
      expect(
        verdictOf([one!, near(54.4, -1.72)], [other!, near(54.4 + up!, -1.72 + right!)]),
      ).not.toBe('different')
    expect(verdictOf([one!, near(54.4, -1.72)], [other!, near(54.42, -1.72)])).toBe('different')
  })

  it('are a question where one is called as the other and what stands in it', () => {
    const park: Sketch = { kind: 'location', postcode: 'BS3 1JA' }
    expect(verdictOf(['Riverside Park', park], ['Riverside Park Café', park])).toBe('ask')
  })

  it('are no question with nothing in common but a building, and other numbers', () => {
    const other: Sketch = { ...at, phone: '0117 496 0102' }
    expect(verdictOf(['Advice Shop', { ...at, phone }], ['Furniture Store', other])).toBe(
      'different',
    )
  })

  it('may stand far apart by a wrong position', () => {
    const [here, there] = [
      { latitude: 51.44, longitude: -2.6 },
      { latitude: 53.4, longitude: -2.9 },
    ]
    const name = 'Bedminster Library'
    expect(verdictOf([name, { ...at, point: here }], [name, { ...at, point: there }])).toBe('same')
  })

  it('are a question under one name at two addresses', () => {
    const other: Sketch = { kind: 'location', address: '9 Mill Lane', postcode: 'BS4 2AA' }
    expect(verdictOf(['Saltwick Quilters Gallery', at], ['Saltwick Quilters Gallery', other])).toBe(
      'ask',
    )
  })
})

describe('services', () => {
  const of = (more: Sketch): Sketch => ({ kind: 'service', owner: 'acorn', ...more })

  it('of one organization are told apart by any word', () => {
    const marks = of({ phone, address: '12 High Street', postcode: 'BS3 1JA' })
    expect(verdictOf(['Lunch Club', marks], ['The Lunch Clubs', marks])).toBe('same')
    expect(verdictOf(['Lunch Club', marks], ['Lunch Club for Carers', marks])).toBe('different')
    expect(verdictOf(['Yoga AM', marks], ['Yoga PM', marks])).toBe('different')
  })

  it('of one organization have one name at most once in a place, however many others have it', () => {
    const others = Array.from({ length: 30 }, (_, i) =>
      recordOf(`x${i}`, 'Stay and Play', {
        kind: 'service',
        owner: `o${i}`,
        postcode: `BS${i} 2AA`,
      }),
    )
    const pair = ['a', 'b'].map((id) =>
      recordOf(id, 'Stay & Play', of({ postcode: id === 'a' ? 'BS3 1JA' : undefined })),
    )
    const found = findMatches([...others, ...pair]).map(({ a, b, verdict }) => [
      a.id,
      b.id,
      verdict,
    ])
    expect(found).toEqual([['a', 'b', 'same']])
  })

  it('of two organizations in two places are no question by their name', () => {
    const [one, other] = ['BS3 1JA', 'YO1 7HH'].map((postcode) => of({ postcode, owner: postcode }))
    const name = 'Carnegie Library Storytime'
    expect(verdictOf([name, one], [name, other])).toBe('different')
  })

  it('of one name at many places are no questions', () => {
    const times = Array.from({ length: 12 }, (_, i) =>
      recordOf(
        `s${i}`,
        'Storytime',
        of({ postcode: `BS${i + 1} 1AA`, address: `${i + 1} High St` }),
      ),
    )
    expect(findMatches(times)).toEqual([])
  })
})

const kinds = [
  'Advice Centre',
  'Lunch Club',
  'Advice Centre North',
  'Advice Center Ltd',
  'Quilters',
]
const some: fc.Arbitrary<readonly MatchRecord[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom(...kinds.flatMap((kind) => [`Saltwick ${kind}`, `Kettle ${kind}`])),
      phone: fc.constantFrom('0117 496 0101', '0117 496 0102', '0117 496 0103'),
      web: fc.constantFrom('a.example.org', 'b.example.org'),
    }),
    { minLength: 2, maxLength: 14 },
  )
  .map((all) => all.map(({ name, ...marks }, i) => recordOf(`r${i}`, name, marks)))

const told = (
  records: readonly MatchRecord[],
  apart: readonly (readonly [string, string])[] = [],
) => findMatches(records, { apart }).map(({ a, b, verdict }) => `${a.id} ${b.id} ${verdict}`)

it('finds the same whatever the order of the records', () => {
  fc.assert(
    fc.property(some, fc.integer(), (records, seed) => {
      const others = records.toSorted((a, b) => (a.id + seed < b.id + seed ? 1 : -1)).reverse()
      const shuffled = others
        .filter((_, i) => i % 2 === 0)
        .concat(others.filter((_, i) => i % 2 === 1))
      expect(told(shuffled)).toEqual(told(records))
    }),
    { numRuns: runs(60, 600) },
  )
})

it('never joins a pair that is different through a third record', () => {
  let count = 0
  fc.assert(
    fc.property(some, (records) => {
      const same = findMatches(records).find(({ verdict }) => verdict === 'same')
      if (!same) return
      count++
      const apart = [[same.a.id, same.b.id]] as const
      const parent = new Map(records.map(({ id }) => [id, id]))
      const rootOf = (id: string): string => (parent.get(id) === id ? id : rootOf(parent.get(id)!))
      for (const { a, b, verdict } of findMatches(records, { apart }))
        if (verdict === 'same') parent.set(rootOf(a.id), rootOf(b.id))
      expect(rootOf(same.a.id)).not.toBe(rootOf(same.b.id))
    }),
    { numRuns: runs(60, 600) },
  )
  expect(count).toBeGreaterThan(20)
})

it('does not ask again what was answered to be the same', () => {
  const records = [recordOf('a', 'Oak Trust', { web }), recordOf('b', 'Oak Trust', { web })]
  expect(findMatches(records)).toHaveLength(1)
  expect(findMatches(records, { same: [['a', 'b']] })).toEqual([])
})

it('compares a number of records in proportion to them where all share everything', () => {
  const records = Array.from({ length: 1500 }, (_, i) =>
    recordOf(`r${String(i).padStart(4, '0')}`, `Group ${i % 700} of the servces`, { phone, web }),
  )
  expect(findMatches(records).length).toBeLessThan(1500 * 40)
})

it('passes over no two records without a comparison that one would not find different', () => {
  const few = <T>(...values: T[]) => fc.constantFrom(undefined, ...values)
  const record = fc
    .record({
      phone: few(phone, '0117 496 0102'),
      web: few(web),
      address: few('12 High Street', '14 High Street', '12 Hill Road'),
      postcode: few('BS3 1JA', 'YO1 7HH'),
      owner: few('oak', 'elm'),
      name: fc.constantFrom(
        ...['Lunch Club', 'Club Lunch', 'Lunch Clubs of Oak', 'Oak Art', 'Hall', 'OA', '–'],
        ...['North Hall', 'Young Hall', 'Lunchclub', 'Art York'],
      ),
    })
    .map(({ name, ...sketch }) => [name, sketch as Sketch] as const)
  const passed: Partial<Record<MatchKind, number>> = {}
  const [kinds, fewer] = [fc.constantFrom(...MATCH_KINDS), fc.integer({ min: 0, max: 40 })]
  fc.assert(
    fc.property(kinds, record, record, fewer, (kind, a, b, more) => {
      const others = Array.from({ length: more }, (_, i) =>
        recordOf(`r${i}`, `Other ${i}`, {
          ...b[1],
          ...{ kind, postcode: `BS3 ${i % 9}JA`, owner: `${i}` },
        }),
      )
      const [first, second] = [
        recordOf('a', a[0], { ...a[1], kind }),
        recordOf('b', b[0], { ...b[1], kind }),
      ]
      const shared = countShared([first, second, ...others])
      const [one, other] = [shared.prepared[0]!, shared.prepared[1]!]
      if (!areUnrelated(one, other, shared)) return
      passed[kind] = (passed[kind] ?? 0) + 1
      const compared = compareRecords(one, other, shared)
      expect(judge(kind, compared, models[kind]).verdict).toBe('different')
    }),
    { numRuns: runs(400, 15000) },
  )
  for (const kind of MATCH_KINDS) expect(passed[kind]).toBeGreaterThan(5)
})
