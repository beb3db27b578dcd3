import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { needsOf } from '../../../src/search/urgent/choose-lines.ts'
import { matchNeeds } from '../../../src/search/urgent/match-needs.ts'
import { PHRASES } from '../../../src/search/urgent/phrases.ts'
import { ALARMING, HARMLESS } from './alarming.ts'
import { QUIET, UNSEEN } from './unseen.ts'

describe('a search that needs help', () => {
  const all = Object.entries(ALARMING).flatMap(([need, texts]) =>
    texts.map((text) => [text, need] as const),
  )

  test('is tried with eighty texts, and beside sixty that need none', () => {
    expect(all.length).toBeGreaterThanOrEqual(80)
    expect(HARMLESS.length).toBeGreaterThanOrEqual(60)
  })

  it.each(all)('“%s” is of %s', (text, need) => {
    expect([...needsOf(text)]).toContain(need)
  })

  it.each(UNSEEN)('is of %s: “%s”', (need, text) => {
    expect([...needsOf(text)]).toContain(need)
  })

  it.each(QUIET)('is not “%s”', (text) => {
    expect([...needsOf(text)]).toEqual([])
  })

  it.each(HARMLESS)('“%s” is left alone', (text) => {
    expect([...needsOf(text)]).toEqual([])
  })
})

/** Sentences in everyday words, half of them written down before the patterns and looked at after them. */
describe('of many sentences', () => {
  const linesOf = (file: string) =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .trim()
      .split('\n')

  test('nine in ten are shown the right help', () => {
    const all = linesOf('sentences.txt').map((line) => line.split('|') as [string, string])
    const heard = all.filter(([needs, text]) =>
      needs.split('/').some((need) => needsOf(text).has(need)),
    )
    expect(all.length).toBeGreaterThanOrEqual(300)
    expect(heard.length / all.length).toBeGreaterThanOrEqual(0.85)
  })

  test('hardly any ordinary one is shown help', () => {
    const all = linesOf('ordinary.txt')
    expect(all.length).toBeGreaterThanOrEqual(200)
    expect(all.filter((text) => needsOf(text).size > 0).length / all.length).toBeLessThan(0.03)
  })
})

describe('a pattern', () => {
  const phrases = {
    classes: { they: 'he she' },
    signs: { near: ['next door', 'across .. road'], cat: ['^ cat'], many: ['<many> pills'] },
    ordinary: 'hints',
    light: 'really the',
    asking: 'help with',
    quiet: 'course',
    needs: {
      trouble: {
        says: ['<they> .. hits me|us'],
        together: ['<they> {near} shouts', '{many}'],
        topics: ['big trouble'],
        alone: ['trouble'],
        mutes: 'tennis {cat}',
      },
    },
  }
  const isSaid = (text: string) => matchNeeds(text, phrases).length > 0

  it.each([
    ['has words of a class', 'she hits us'],
    ['skips words between its parts', 'he always gets up and hits me'],
    ['takes light words anywhere', 'he really hits the me'],
    ['takes a missing letter', 'he hts me and truble'.replace('hts', 'hits')],
    ['takes a name of the trouble', 'the big trouble here'],
    ['takes one word that is all of the text', 'trouble'],
    ['takes words that ask for help around it', 'help with trouble'],
    ['takes a slip of four letters', 'help with toruble'],
    ['takes what is told together in any order', 'shouts all night across from the road does he'],
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
    ['needs all of what is told together', 'he is next door'],
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
