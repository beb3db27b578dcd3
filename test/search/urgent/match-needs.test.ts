import { describe, expect, it, test } from 'vitest'
import { needsOf } from '../../../src/search/urgent/choose-lines.ts'
import { matchNeeds } from '../../../src/search/urgent/match-needs.ts'
import { tableOf } from '../../../src/search/urgent/phrase-table.ts'
import { PHRASES } from '../../../src/search/urgent/phrases.ts'
import { HELD_BACK, LEAST_HEARD, MOST_ALARMED, isHeard, readHeardOf } from './heard.ts'

describe('of the texts that no weights are fitted on', () => {
  const all = readHeardOf(HELD_BACK).map((one) => ({ ...one, said: [...needsOf(one.text)] }))
  const [urgent, ordinary] = [
    all.filter(({ needs }) => needs.length > 0),
    all.filter(({ needs }) => needs.length === 0),
  ]

  test('eight in ten are shown the right help', () => {
    expect(urgent.length).toBeGreaterThanOrEqual(80)
    expect(urgent.filter(isHeard).length / urgent.length).toBeGreaterThanOrEqual(LEAST_HEARD)
  })

  test('hardly any ordinary one is shown help', () => {
    expect(ordinary.length).toBeGreaterThanOrEqual(60)
    expect(
      ordinary.filter(({ said }) => said.length > 0).length / ordinary.length,
    ).toBeLessThanOrEqual(MOST_ALARMED)
  })
})

/** What nobody may miss, by phrases and weights together. */
it.each([
  ['overdose', 'took too many tablets'],
  ['domestic-abuse', 'he hit me'],
  ['medical', 'heart attack'],
  ['medical', 'mum collapsed'],
  ['medical', 'dad had a stroke this morning'],
  ['medical', 'mum looks after dad and he is having a stroke now'],
  ['sexual-violence', 'rape'],
  ['suicide', 'self harm'],
  ['suicide', 'i want to kill myself'],
  ['domestic-abuse', 'he takes my bank card and checks my phone all the time'],
  ['gas', 'smell gas'],
  ['gas', 'i can smell gas at choir'],
  ['gas', 'strong smell of gas at yoga class'],
  ['overdose', 'overdose at the youth club'],
  ['homeless', 'been sleeping in my car since saturday with the dog'],
  ['homeless', 'homeless tonight'],
  ['forced-marriage', 'forced marriage'],
  ['food', 'no food today'],
  ['power', 'power cut'],
  ['suicide', 'dwi isio marw'],
])('of %s is “%s”', (need, text) => {
  expect([...needsOf(text)]).toContain(need)
})

it.each([
  'knife sharpening',
  'fire brigade open day',
  'suicide bereavement group',
  'killing time',
  'heart attack recovery group',
  'end of life',
  'Stoke',
  'Woking',
  'food bank',
  'universal credit',
  'gas safety course at the library',
  'living in bristol without a car',
  'baby sleeping in the car seat',
  'free sim card',
  'do they take card',
  'husband had a stroke in june, wants to practise talking again',
])('“%s” is left alone', (text) => {
  expect([...needsOf(text)]).toEqual([])
})

describe('a pattern', () => {
  const phrases = {
    classes: { they: 'he she' },
    signs: { cat: ['^ cat'] },
    ordinary: 'hints',
    light: 'really the',
    asking: 'help with',
    quiet: 'course',
    needs: {
      trouble: {
        says: ['<they> .. hits me|us', '<many> pills', 'next door shouts'],
        topics: ['big trouble'],
        alone: ['trouble'],
        mutes: 'tennis {cat}',
      },
    },
  }
  const isSaid = (text: string) => matchNeeds(text, tableOf(phrases)).length > 0

  it.each([
    ['has words of a class', 'she hits us'],
    ['skips words between its parts', 'he always gets up and hits me'],
    ['takes light words anywhere', 'he really hits the me'],
    ['takes a missing letter', 'he hts me and truble'.replace('hts', 'hits')],
    ['takes a name of the trouble', 'the big trouble here'],
    ['takes one word that is all of the text', 'trouble'],
    ['takes words that ask for help around it', 'help with trouble'],
    ['takes a slip of four letters', 'help with toruble'],
    ['takes an s of several', 'she next doors shouts'],
    ['takes a number of tablets', 'had 16 pills'],
    ['reads capitals, accents and apostrophes', 'HÉ ’hits’ mé'],
  ])('%s', (_, text) => {
    expect(isSaid(text)).toBe(true)
  })

  it.each([
    ['skips no more than four words', 'he one two three four five hits me'],
    ['keeps its order', 'hits me he'],
    ['needs another word beside one that is not all of the text', 'trouble at the mill'],
    ['takes no ordinary word for a slip', 'he hints me'],
    ['is quiet about a course', 'big trouble course'],
    ['is quiet beside a word of something else', 'he hits me at tennis'],
    ['takes no small number for many', 'had 2 pills'],
    ['is quiet about an animal that begins the text', 'the cat next door hits me he shouts'],
    ['takes no nothing', ' ?! '],
  ])('%s', (_, text) => {
    expect(isSaid(text)).toBe(false)
  })
})

it('names only classes that there are', () => {
  const patterns = Object.values(PHRASES.needs).flatMap(({ says, topics = [], alone = [] }) => [
    ...says,
    ...topics,
    ...alone,
  ])
  const named = patterns.flatMap((one) => [...one.matchAll(/<(\w+)>/g)].map(([, name]) => name!))
  expect(named.filter((name) => PHRASES.classes[name] === undefined)).toEqual([])
  expect(patterns.filter((one) => /^\.\.|\.\.$| {2}|\|\||\| | \|/.test(one))).toEqual([])
})

it('shows the help for no trouble only where none is named', () => {
  expect([...needsOf('help')]).toEqual(['help'])
  expect([...needsOf('help me please he hit me')]).not.toContain('help')
})
