import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import type { Baseline } from '../../src/changes/baseline/baseline.ts'
import { linkSources } from '../../src/content/link-sources.ts'
import { createParseCache } from '../../src/content/parse-cache.ts'
import type { SourceFile } from '../../src/content/source-file.ts'
import { checkContent } from '../../src/generator/pipeline.ts'
import { service, sourcesOf } from '../rules/base.ts'

const PHONES = ['07700 900123']

/** A directory with a lunch club that has these telephone numbers. */
const sources = (privacy: object = {}, phones: readonly string[] = PHONES) =>
  sourcesOf({
    'directory.yaml': { title: 'Test', privacy },
    'services/lunch.yaml': { ...service, phones },
  })

const told = (after: readonly SourceFile[], baseline?: Baseline) => {
  const { directory, diagnostics } = checkContent(after, { baseline })
  return [
    ...diagnostics.map(({ code, severity }) => `${severity} ${code}`),
    directory ? 'published' : 'not published',
  ]
}

describe('a file with a flood of problems', () => {
  const COUNT = 900
  const many = (line: string) =>
    Array.from({ length: COUNT }, (_, i) => `${line.replace('#', String(i))}\n`).join('')
  const checkRecord = (text: string) =>
    checkContent([
      ...sourcesOf(),
      { file: 'services/a.yaml', text: `${stringify(service)}${text}` },
    ]).diagnostics

  it.each([
    ['references to nothing', `taxonomy_terms:\n${many('- a#')}`, 'error'],
    ['empty entries', `phones:\n${many('-')}`, 'error'],
    ['values of a wrong type', `languages:\n${many('- { name: [a] }')}`, 'error'],
    ['mobile numbers', `phones:\n${many('- 07700 900123')}`, 'warning'],
  ])('shows the first hundred, and the number of the others: %s', (_, text, severity) => {
    const found = checkRecord(text).filter((one) => one.severity === severity)
    expect(found).toHaveLength(101)
    expect(found.find(({ code }) => code === 'more-problems')).toMatchObject({
      severity,
      count: COUNT - 100,
      message: `There are ${COUNT - 100} more ${severity}s in this file.`,
    })
  })

  it('shows a hundred of them, where each may depend on the one before', () => {
    expect(checkRecord(`hours:\n${many('- x')}`)).toHaveLength(100)
  })

  it('points at the wrong entry of a long list', () => {
    const text = `phones:\n${'- 0117 496 0123\n'.repeat(900)}- { number: 0117 496 0123, type: x }\n`
    expect(checkRecord(text)).toMatchObject([
      { code: 'not-a-choice', place: { path: ['phones', 900, 'type'] } },
    ])
  })

  it('hides no error behind warnings', () => {
    const codes = checkRecord(`phones:\n${many('- 07700 900123')}taxonomy_terms: [nothing]\n`)
    expect(codes.map(({ code }) => code)).toContain('unknown-reference')
  })
})

it('shows ten thousand problems in all, and the number of the others', () => {
  const files = Array.from({ length: 101 }, (_, i) => {
    const taxonomy_terms = Array.from({ length: 150 }, (__, j) => `a${i}-${j}`)
    return [`services/s${i}.yaml`, { ...service, taxonomy_terms }] as const
  })
  const { diagnostics } = checkContent(sourcesOf(Object.fromEntries(files)))
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const more = errors.filter(({ code }) => code === 'more-problems')
  expect(errors).toHaveLength(10_000 + more.length)
  expect(more.reduce((sum, { count = 0 }) => sum + count, 10_000)).toBe(101 * 150)
})

it.each([
  [
    'blanks in a text that should be a list',
    `taxonomy_terms: 'a${' '.repeat(30)}b' # a${' '.repeat(60)}c`,
  ],
  ['full stops in an address', `url: x${'.'.repeat(200_000)}x`],
  ['marks that may stand before a name', `url: x # ${',!'.repeat(200_000)}`],
])('a file full of %s is checked like any other', (_, line) => {
  const text = `name: Lunch\nstatus: active\norganization: acorn-trust\n${line}\n`
  const { diagnostics } = checkContent([
    ...sourcesOf({ 'directory.yaml': { title: 'Test' } }),
    { file: 'services/lunch.yaml', text },
  ])
  const [first] = diagnostics.filter(({ place }) => place.file === 'services/lunch.yaml')
  expect(first).toMatchObject({ place: { line: 4 } })
})

describe('a personal detail', () => {
  const changeOf = (before: readonly SourceFile[]): Baseline => ({
    before: linkSources(before, createParseCache())!,
  })
  const OTHER = '07700 900199'

  it('is a warning, and an error in a change that brings it', () => {
    expect(told(sources())).toContain('warning mobile-number')
    expect(told(sources())).toContain('published')
    const brings = told(sources(), changeOf(sources({}, [])))
    expect(brings).toContain('error mobile-number')
    expect(brings).toContain('not published')
  })

  it('is an error when nobody knows what was there before', () => {
    expect(told(sources(), {})).toContain('error mobile-number')
  })

  it.each([
    ['is the same', PHONES],
    ['is written in another way', ['+44 (0)7700 900123']],
    ['is gone', []],
  ])('is no error of a change in which an earlier one %s', (_, phones) => {
    expect(told(sources({}, phones), changeOf(sources()))).toContain('published')
  })

  it('is an error in a change that brings a second one into the same text', () => {
    const described = (text: string) =>
      sourcesOf({ 'services/lunch.yaml': { ...service, description: text } })
    const { diagnostics } = checkContent(described(`Ron 07700 900123 or Ann ${OTHER}`), {
      baseline: changeOf(described('Ron 07700 900123')),
    })
    expect(diagnostics).toMatchObject([
      { severity: 'error', message: expect.stringMatching(/^`07••• ••••99`/) as string },
    ])
  })

  it('is not reported when the publisher allows it, even in a change', () => {
    const off = { mobile_number: 'off' }
    expect(told(sources(off, [OTHER]), changeOf(sources(off)))).toContain('published')
  })

  it('is an error in a change that switches the check off', () => {
    const off = sources({ mobile_number: 'off' })
    expect(told(off, changeOf(sources({}, [])))).toContain('error mobile-number')
    expect(told(off, changeOf(sources()))).toContain('warning mobile-number')
  })
})

describe('a private field that cannot be private', () => {
  const check = (private_fields: string[], number = '0117 496 0000') =>
    checkContent(
      sourcesOf({
        'directory.yaml': { title: 'Test', private_fields },
        'services/lunch.yaml': { ...service, id: ID, phones: [number] },
        'removed.yaml': {
          removed: [{ id: OTHER, date: '2026-01-01', replaced_by: ID }],
        },
      }),
    )
  const ID = '0d7c6a52-9e0b-4c0a-8b0e-5f8d5f2f7a11'
  const OTHER = '6a1f0c3e-2b7d-4d53-9c55-1e0d4b8a9f22'

  it.each(['service.name', 'service.organization', 'service.id', 'address.postal_code'])(
    'is told once, and of no record: %s',
    (field) => {
      const { diagnostics } = check([field])
      expect(
        diagnostics
          .filter(({ severity }) => severity === 'error')
          .map(({ code, place }) => `${code} ${place.path.join('.')}`),
      ).toEqual(['private-required-field private_fields.0'])
    },
  )

  it('is neither published nor shown in a message, whatever else is private', () => {
    const { directory, linked, diagnostics } = check(['service.email', 'phone.number'], 'Tulip')
    expect({ directory, linked }).toEqual({})
    expect(diagnostics.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['private-required-field', 'wrong-format']),
    )
    expect(JSON.stringify(diagnostics)).not.toContain('Tulip')
    expect(JSON.stringify(check([], 'Tulip').diagnostics)).toContain('Tulip')
  })

  it('does not suppress other diagnostics when no record has it', () => {
    expect(check(['service.emial']).linked?.services).toHaveLength(1)
  })
})

describe('a taxonomy that cannot be parsed', () => {
  it('may hold any term in its text, however many are used', () => {
    const terms = Array.from({ length: 10_000 }, (_, i) => `topic-${i}`)
    const { diagnostics } = checkContent(
      sourcesOf({
        'taxonomies/topics.yaml': `name: "Topics\nterms: [${terms.join(', ')}]\n`,
        ...Object.fromEntries(
          Array.from({ length: 11 }, (_, i) => [
            `services/lunch-${i}.yaml`,
            { ...service, taxonomy_terms: [...terms.slice(i * 999, (i + 1) * 999), 'chess'] },
          ]),
        ),
      }),
    )
    expect(
      diagnostics
        .filter(({ severity }) => severity === 'error')
        .map(({ code, place }) => `${code} ${place.file} ${place.path.join('.')}`),
    ).toEqual([
      // Told once.
      'unknown-reference services/lunch-0.yaml taxonomy_terms.999',
      'yaml-quote taxonomies/topics.yaml ',
    ])
  })
})
