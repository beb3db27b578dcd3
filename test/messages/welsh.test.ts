import { describe, expect, it } from 'vitest'
import { GRAMMAR } from '../../src/messages/cy/grammar.ts'
import { builtMessagesIn, messagesIn, sentencesOf } from '../../src/messages/messages.ts'
import { sentencesIn } from '../../src/messages/replace.ts'
import { saySchedule } from '../../src/times/say-schedule.ts'

const cy = { ...messagesIn({ language: 'cy' }), ...builtMessagesIn({ language: 'cy' }) }
const english = [...sentencesIn(sentencesOf('en'))]
const welsh = new Map(sentencesIn(sentencesOf('cy')))

/** What is never translated. */
const KEPT = /GitHub|JavaScript|HTML|OpenAPI|https:\/\/|results\?/g
const keptIn = (sentence: unknown) => [...new Set(JSON.stringify(sentence).match(KEPT))].sort()

describe('the messages in Welsh', () => {
  it('say everything that the English ones say', () => {
    expect(english.filter(([key, text]) => text !== '' && !welsh.get(key))).toEqual([])
    expect(welsh.size).toBe(english.length)
  })

  it('keep what is never translated', () => {
    for (const [key, text] of english)
      expect([key, keptIn(welsh.get(key))]).toEqual([key, keptIn(text)])
  })
})

describe('a Welsh noun after a number', () => {
  it('has a form for each category of CLDR', () => {
    const rules = new Intl.PluralRules('cy')
    for (let count = 1; count <= 130; count++)
      expect([count, GRAMMAR.category!(count)]).toEqual([count, rules.select(count)])
  })

  it('changes its first letter where Welsh does', () => {
    expect([0, 1, 2, 3, 6, 12].map((count) => cy.find.results({ count }))).toEqual([
      '0 gwasanaeth',
      '1 gwasanaeth',
      '2 wasanaeth',
      '3 gwasanaeth',
      '6 gwasanaeth',
      '12 gwasanaeth',
    ])
    expect([1, 2, 3, 6].map((count) => cy.api.parameters({ count }))).toEqual([
      '1 paramedr',
      '2 baramedr',
      '3 pharamedr',
      '6 pharamedr',
    ])
    expect(cy.map.places({ count: 2 })).toBe('2 le, yn ôl enw.')
    expect(
      ['0.4', '1', '2', '3'].map((miles) => cy.find.miles({ count: miles, place: 'Hafan' })),
    ).toEqual(['0.4 milltir, Hafan', '1 filltir, Hafan', '2 filltir, Hafan', '3 milltir, Hafan'])
    expect(cy.quality.complete.locations({ count: 2 })).toBe('Pa mor gyflawn yw’r 2 leoliad')
  })

  it.each([
    ['olaf', 'cyntaf ac olaf'],
    ['trydydd', 'cyntaf a thrydydd'],
    ['pedwerydd', 'cyntaf a phedwerydd'],
    ['cyntaf', 'cyntaf a chyntaf'],
    ['dydd Iau', 'cyntaf a dydd Iau'],
    ['Ionawr', 'cyntaf a Ionawr'],
    ['thema', 'cyntaf a thema'],
    ['11eg', 'cyntaf ac 11eg'],
    ['10fed', 'cyntaf a 10fed'],
  ])('follows “a” or “ac”: %s', (last, said) =>
    expect(cy.schedule.and({ first: 'cyntaf', last })).toBe(said),
  )

  it('says days of a month, and days of some weeks only', () => {
    const { schedule } = cy
    const say = (rule: object) => saySchedule({ id: 's', ...rule } as never, schedule)
    expect(say({ freq: 'MONTHLY', bymonthday: '1,5,11,-1' })).toBe(
      '1af, 5ed, 11eg a diwrnod olaf o’r mis',
    )
    expect([2, 3, 10, 12, 18, 19, 20, 21, 30, 31].map((day) => schedule.monthDay({ day }))).toEqual(
      '2il 3ydd 10fed 12fed 18fed 19eg 20fed 21ain 30ain 31ain'.split(' '),
    )
    expect(say({ freq: 'WEEKLY', interval: 2, byday: 'MO,WE' })).toBe(
      'Bob yn ail wythnos, dydd Llun a dydd Mercher',
    )
    expect(say({ freq: 'WEEKLY', byday: 'MO' })).toBe('Bob dydd Llun')
  })

  it('changes a day after `i` and after `ail`', () => {
    const { range, nth, weekday } = cy.schedule
    expect(range({ first: weekday.MO, last: weekday.FR })).toBe('dydd Llun i ddydd Gwener')
    expect(
      (['1', '2', '3', '5', '-1', '-2'] as const).map((which) => nth[which]({ day: weekday.TU })),
    ).toEqual([
      'dydd Mawrth cyntaf',
      'ail ddydd Mawrth',
      'trydydd dydd Mawrth',
      'pumed dydd Mawrth',
      'dydd Mawrth olaf',
      'ail ddydd Mawrth o’r diwedd',
    ])
  })
})
