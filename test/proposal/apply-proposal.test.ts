import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applySplices } from '../../src/edit/splice.ts'
import { composeLists } from '../../src/feed/lists.ts'
import { PROJECT } from '../../src/package/compile.ts'
import { checkContent } from '../../src/pipeline.ts'
import { applyProposal } from '../../src/proposal/apply-proposal.ts'
import { type FormValues, formValues } from '../../src/proposal/form-values.ts'
import { readContent } from '../../src/read/read-content.ts'
import { parseYaml } from '../../src/record/yaml/parse-yaml.ts'
import type { RawObject } from '../../src/record/yaml/raw.ts'
import { lineDiff } from '../../src/text/line-diff.ts'

const { sources } = await readContent(join(PROJECT, 'content'))
const { directory } = checkContent(sources)
const entries = new Map(composeLists(directory!).services.map((entry) => [entry.id, entry]))

/** Every published service of the example town: its text, and what a form shows of it. */
const services = directory!.services
  .filter(({ draft, place }) => !draft && place.path.length === 0)
  .map(({ id, slug, place }) => ({
    slug,
    text: sources.find(({ file }) => file === place.file)!.text,
    now: formValues(entries.get(id)!.detail()),
  }))

function after(text: string, now: FormValues, set: FormValues): string {
  const result = applyProposal(text, parseYaml('', text).value as RawObject, { set, now })
  if ('refusal' in result) throw new Error(result.refusal)
  return applySplices(text, result.edits)
}

const changed = (before: string, now: string) =>
  lineDiff(before, now)
    .filter(({ sign }) => sign !== ' ')
    .map(({ sign, text }) => `${sign} ${text.trim()}`)

describe('a proposal for a record of the example town', () => {
  it('shows the times of most of them', () => {
    const shown = services.filter(({ now }) => now.hours !== undefined)
    expect(shown.length / services.length).toBeGreaterThan(0.9)
  })

  it.each(services)('changes nothing in $slug that was not changed', ({ text, now }) => {
    expect(after(text, now, now)).toBe(text)
  })

  it.each(services)('changes one entry of the times of $slug', ({ text, now }) => {
    if (!now.hours?.[0]) return
    const lines = changed(
      text,
      after(text, now, { hours: ['Sun 05:00-06:00', ...now.hours.slice(1)] }),
    )
    expect(lines.length).toBeGreaterThan(0)
    // A schedule has a field for each part of it.
    expect(lines.length).toBeLessThan(14)
    expect(lines.join()).toMatch(/05:00/)
  })

  const lunch = services.find(({ slug }) => slug === 'tuesday-lunch-club')!

  it('writes times as the record has them, and keeps what else an entry says', () => {
    const { text, now } = lunch
    expect(now.hours).toEqual(['Tue 12:00-14:00'])
    const twice = { hours: ['Tue 12:00-14:00', 'Thu 12:00-13:00'] }
    expect(changed(text, after(text, now, twice))).toEqual([
      '+ - freq: WEEKLY',
      '+ byday: TH',
      '+ opens_at: 12:00',
      '+ closes_at: 13:00',
    ])
    expect(changed(text, after(text, now, { hours: ['Tue 12:00-13:30'] }))).toEqual([
      '- closes_at: 14:00',
      '+ closes_at: 13:30',
    ])
  })

  it('deletes a field that is emptied, and adds one in its place', () => {
    const { text, now } = lunch
    expect(changed(text, after(text, now, { email: '', maximum_age: '90' }))).toEqual([
      '- email: lunch@acorn-trust.example.org',
      '+ maximum_age: 90',
    ])
  })

  it('keeps the other fields of a phone whose number changes', () => {
    const text =
      'name: A\nphones:\n  # The desk.\n  - number: 0117 496 0123\n    type: text\n  - 0117 496 0124\n'
    const now = { phones: ['0117 496 0123', '0117 496 0124'] }
    expect(changed(text, after(text, now, { phones: ['0117 496 0999', '0117 496 0124'] }))).toEqual(
      ['- - number: 0117 496 0123', '+ - number: 0117 496 0999'],
    )
    expect(changed(text, after(text, now, { phones: ['0117 496 0123'] }))).toEqual([
      '- - 0117 496 0124',
    ])
  })

  it('is refused where the form has not shown all entries of a list', () => {
    const record = parseYaml('', 'phones: [0117 496 0123, 0117 496 0124]\n').value as RawObject
    const now = { phones: ['0117 496 0123'] }
    expect(applyProposal('', record, { set: { phones: ['0117 496 0999'] }, now })).toEqual({
      refusal: expect.stringContaining('`phones` is written in a way that a form cannot change'),
    })
  })

  it('keeps the later day on which somebody has checked', () => {
    const [text, set] = ['assured_date: 2026-10-01\n', { assured_date: '2026-09-01' }]
    expect(after(text, { assured_date: '2026-10-01' }, set)).toBe(text)
  })
})
