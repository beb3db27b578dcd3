import { describe, expect, it } from 'vitest'
import { completeSettings } from '../../../src/record/settings/settings.ts'
import { chooseLines, needsOf } from '../../../src/search/urgent/choose-lines.ts'
import { BRITAIN, composeUrgent, linesToRead } from '../../../src/search/urgent/compose-urgent.ts'
import type { Nation } from '../../../src/search/urgent/lines.ts'
import { nationsOfPlaces, nationsOfText } from '../../../src/search/urgent/nations.ts'
import { PHRASES } from '../../../src/search/urgent/phrases.ts'
import { clockIn } from '../../../src/times/clock.ts'

const settings = completeSettings({ title: 'Test' })
const file = composeUrgent(settings, [])
const HARBOUR = {
  name: 'Harbour office',
  telephone: '01632 960000',
  sentence: 'Ring.',
  words: ['boat adrift', 'the'],
}

/** The names of the lines for a search in nations at a moment. */
function linesFor(search: string, nations: readonly Nation[], now = '2026-11-24T12:00:00Z') {
  const said = needsOf(search)
  const needs = file.needs.filter(({ id }) => said.has(id))
  return chooseLines(needs, file, { nations, clock: clockIn('Europe/London', new Date(now)) })
}

describe('the lines of Britain', () => {
  it.each(Object.entries(BRITAIN.lines))('%s has a way, a source and a day', (key, line) => {
    expect([line.call, line.text, line.web].some(Boolean), key).toBe(true)
    expect(line.source).toMatch(/^https:/)
    expect(line.read).toMatch(/^20\d\d-\d\d-\d\d$/)
    for (const number of [line.call, line.text, line.relay])
      expect(number ?? '1').toMatch(/^[\d ]+$/)
    const { hours, times } = file.lines[key]!
    expect(Array.isArray(hours) ? times!.length : 1, key).toBeGreaterThan(0)
  })

  it('are each of a need, and each need has lines and phrases', () => {
    const used = new Set(BRITAIN.needs.flatMap(({ lines }) => lines))
    expect(Object.keys(BRITAIN.lines).filter((key) => !used.has(key))).toEqual([])
    expect([...used].filter((key) => !BRITAIN.lines[key])).toEqual([])
    expect(Object.keys(PHRASES.needs).toSorted()).toEqual(
      BRITAIN.needs.map(({ id }) => id).toSorted(),
    )
  })

  it('have each need in one group', () => {
    const grouped = BRITAIN.groups.flatMap(({ needs, folded = [] }) => [...needs, ...folded])
    expect(grouped.toSorted()).toEqual(BRITAIN.needs.map(({ id }) => id).toSorted())
  })

  it('are open for every need, in every nation, at any hour', () => {
    for (const { id, lines } of file.needs)
      for (const nation of ['england', 'wales', 'scotland', 'northern-ireland'] as const)
        for (const now of [
          '2026-11-24T03:00:00Z',
          '2026-11-24T12:00:00Z',
          '2026-12-25T20:00:00Z',
        ]) {
          const clock = clockIn('Europe/London', new Date(now))
          const [first] = chooseLines([{ id, title: '', lines }], file, {
            nations: [nation],
            clock,
          })
          expect([id, nation, now, first?.isOpen]).toEqual([id, nation, now, true])
        }
  })
})

describe('the lines for a search', () => {
  it.each([
    ['he hit me', 'england', '0808 2000 247'],
    ['he hit me', 'wales', '0808 80 10 800'],
    ['he hit me', 'scotland', '0800 027 1234'],
    ['he hit me', 'northern-ireland', '0808 802 1414'],
    ['smell gas', 'wales', '0800 111 999'],
    ['smell gas', 'northern-ireland', '0800 002 001'],
    ['power cut', 'scotland', '105'],
    ['power cut', 'northern-ireland', '03457 643 643'],
    ['i want to die', 'england', '116 123'],
    ['i want to die', 'northern-ireland', '0808 808 8000'],
  ] as const)('“%s” in %s begin with what that nation has: %s', (search, nation, number) => {
    const numbers = linesFor(search, [nation]).map(({ line }) => line.call)
    expect(numbers.slice(0, 2)).toContain(number)
  })

  it('are of no other nation', () => {
    const names = linesFor('he hit me', ['wales']).map(({ line }) => line.name)
    expect(names).not.toContain('National Domestic Abuse Helpline')
  })

  it('are of all nations where none is known', () => {
    const names = linesFor('smell gas', []).map(({ line }) => line.name)
    expect(names).toEqual([
      'National Gas Emergency Service',
      'Northern Ireland Gas Emergency Service',
    ])
  })

  it('have a closed one last', () => {
    const at = (now: string) =>
      linesFor('forced marriage', ['england'], now).map(({ line, isOpen }) => [line.name, isOpen])
    expect(at('2026-11-24T12:00:00Z')[0]).toEqual(['Forced Marriage Unit', true])
    expect(at('2026-11-24T22:00:00Z')[0]).toEqual(['National Domestic Abuse Helpline', true])
    expect(at('2026-11-24T22:00:00Z').at(-1)).toEqual(['Forced Marriage Unit', false])
  })

  it('have one of unknown hours after the open ones', () => {
    const lines = linesFor('homeless tonight', ['scotland'])
    expect(lines.map(({ isOpen }) => isOpen)).toEqual([true, undefined])
  })

  it('are of both troubles in turn', () => {
    const names = linesFor('my dad hits me', ['england']).map(({ line }) => line.name)
    expect(names.slice(0, 2)).toEqual(['Childline', 'National Domestic Abuse Helpline'])
  })
})

describe('a publisher', () => {
  it('adds lines with words of their own', () => {
    const { needs, lines } = composeUrgent({ ...settings, urgent: [HARBOUR] }, [])
    expect(lines['own-0']).toMatchObject({ name: 'Harbour office', call: '01632 960000' })
    // A word that stands between any others finds nothing.
    expect(needs[0]!.words).toEqual(['boat adrift'])
    const own = { 'own-0': needs[0]!.words! }
    expect([...needsOf('my boat is adrift', own)]).toEqual(['own-0'])
    expect([...needsOf('the lunch club', own)]).toEqual([])
  })

  it('changes, translates and switches off a line', () => {
    const cy = { name: 'Enw', sentence: 'Brawddeg.' }
    const { lines, needs } = composeUrgent(
      {
        ...settings,
        urgent_lines: {
          shout: 'off',
          samaritans: { call: '01632 960001', cy },
          nspcc: { hours: ['Mon 09:00-10:00'] },
        },
      },
      [],
    )
    expect(lines['shout']).toBeUndefined()
    expect(needs.some(({ lines: keys }) => keys.includes('shout'))).toBe(false)
    expect(lines['samaritans']).toMatchObject({ name: 'Samaritans', call: '01632 960001', cy })
    expect(lines['nspcc']!.times).toHaveLength(1)
  })

  it('does without all of Britain', () => {
    expect(composeUrgent({ ...settings, british_urgent: false }, []).needs).toEqual([])
  })
})

describe('numbers to read again', () => {
  it('are those read more than six months before, or never', () => {
    const own = { ...settings, british_urgent: false }
    const read = (day?: string) => [{ ...HARBOUR, ...(day && { read: day }) }]
    const names = (urgent: ReturnType<typeof read>) =>
      linesToRead({ ...own, urgent }, '2026-11-26').map(([key]) => key)
    expect(names(read('2026-05-25'))).toEqual(['own-0'])
    expect(names(read())).toEqual(['own-0'])
    expect(names(read('2026-05-26'))).toEqual([])
  })

  it('are none on the day of the list', () => {
    expect(linesToRead(settings, '2026-11-26')).toEqual([])
  })
})

describe('a nation', () => {
  it.each([
    ['BS3 1QG', ['england']],
    ['CF10 1AA', ['wales']],
    ['NP20 1AA', ['wales']],
    ['CH7 1AA', ['wales']],
    ['CH2 1AA', ['england']],
    ['SY23 1AA', ['wales']],
    ['SY1 1AA', ['england']],
    ['TD1 1AA', ['scotland']],
    ['TD15 1AA', ['england', 'scotland']],
    ['G1 1AA', ['scotland']],
    ['BT1 1AA', ['northern-ireland']],
    ['HR3', ['england', 'wales']],
    ['Leeds', []],
    ['JE2 3AB', []],
  ])('of %s is %j', (text, nations) => {
    expect(nationsOfText(text)).toEqual(nations)
  })

  it('of a directory is that of its places', () => {
    const welsh = Array.from({ length: 20 }, () => 'CF10 1AA')
    expect(nationsOfPlaces(welsh)).toEqual(['wales'])
    expect(nationsOfPlaces([...welsh, 'BS3 1QG'])).toEqual(['wales'])
    expect(nationsOfPlaces([...welsh, ...welsh.map(() => 'BS3 1QG')])).toEqual(['england', 'wales'])
    expect(nationsOfPlaces(['nonsense'])).toEqual([])
  })
})

describe('a group', () => {
  const groupsWith = (words: readonly string[]) =>
    composeUrgent({ ...settings, urgent: [{ ...HARBOUR, words }] }, []).groups

  it.each([
    ['feel suicidal', 0],
    ['he beats me', 1],
    ['smell gas', 3],
    ['boat adrift', 0],
  ])('begins with what a directory adds, by its words: “%s”', (words, group) => {
    const groups = groupsWith([words])
    expect(groups.findIndex(({ needs }) => needs.includes('own-0'))).toBe(group)
    expect(groups[group]!.needs[0]).toBe('own-0')
  })
})
