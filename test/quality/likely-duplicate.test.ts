import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { nameWords } from '../../src/quality/name-words.ts'
import { spellingHashes, spellingsOf } from '../../src/quality/spellings.ts'
import { adviceOn, base } from './base.ts'
import { runs } from '../runs.ts'

const lunch = base['services/lunch.yaml'] as Readonly<Record<string, unknown>>

const areSimilar = (a: string, b: string) => {
  const spellings = new Set(spellingsOf(a))
  return [...spellingsOf(b)].some((spelling) => spellings.has(spelling))
}

describe('names', () => {
  test.each([
    ['Tuesday Lunch Club', 'The lunch club on Tuesdays'],
    ['Tuesday Lunch Club', 'Tuesday Luch Club'],
    ['Café Amitié', "Cafe' amitie"],
    ['Knit & Natter', 'Knit and natter'],
  ])('%s and %s are similar', (a, b) => {
    expect(areSimilar(a, b)).toBe(true)
  })

  test.each([
    ['Yoga AM', 'Yoga PM'],
    ['Group 1', 'Group 2'],
    ['Lunch Club', 'Supper Club'],
    ["Men's group", "Women's group"],
    ['Monday Lunch Club', 'Friday Lunch Club'],
  ])('%s and %s are not', (a, b) => {
    expect(areSimilar(a, b)).toBe(false)
  })

  it('share a hash if they share a spelling', () => {
    const word = fc.constantFrom(
      'young',
      'youngs',
      'yuong',
      'people',
      'peopel',
      'Ørsted',
      'pm',
      '𝒳𝒳𝒳𝒳𝒳𝒳',
    )
    const name = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
    let count = 0
    fc.assert(
      fc.property(name, name, (a, b) => {
        const hashes = new Set(spellingHashes(a))
        if (!areSimilar(a, b)) return
        expect(spellingHashes(b).some((hash) => hashes.has(hash))).toBe(true)
        count++
      }),
      { numRuns: runs(600, 2000) },
    )
    expect(count).toBeGreaterThan(20)
  })

  it('of endless length are compared as they are', () => {
    const name = 'long'.repeat(10_000)
    expect([...spellingsOf(name)]).toEqual([nameWords(name).join(' ')])
  })
})

it('finds the one duplicate among a thousand services with one telephone number', () => {
  const files = Object.fromEntries(
    Array.from({ length: 1000 }, (_, i) => [
      `services/s${String(i).padStart(4, '0')}.yaml`,
      {
        ...lunch,
        name: i === 999 ? 'Number 7 of the servces' : `Number ${i} of the services`,
        phones: ['0117 496 0123'],
      },
    ]),
  )
  const found = adviceOn(files).filter(({ code }) => code === 'likely-duplicate')
  expect(found.map(({ place }) => place.file)).toEqual(['services/s0999.yaml'])
  expect(found[0]?.message).toContain('services/s0007.yaml')
})

it.each([
  ['place', ['village-hall'], ['village-hall']],
  ['postcode', ['church'], ['school']],
])('says that two have the same %s', (what, first, second) => {
  const address = { city: 'Bristol', state_province: 'Bristol', postal_code: 'BS3 1JA' }
  const found = adviceOn({
    'locations/church.yaml': {
      name: 'Church',
      addresses: [{ address_1: '1 Low Street', ...address }],
    },
    'locations/school.yaml': {
      name: 'School',
      addresses: [{ address_1: '9 Low Street', ...address }],
    },
    'services/lunch.yaml': { ...lunch, locations: first },
    'services/lunches.yaml': { ...lunch, locations: second },
  })
  const { message } = found.find(({ code }) => code === 'likely-duplicate')!
  expect(message).toContain(`it has the same name and the same ${what}.`)
})
