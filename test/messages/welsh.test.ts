import { describe, expect, it } from 'vitest'
import { saySchedule } from '../../../src/pages/parts/say-schedule.ts'
import { cy } from '../../../src/pages/words/cy.ts'
import { EDIT_CY } from '../../../src/pages/words/edit-cy.ts'
import { EDIT_EN } from '../../../src/pages/words/edit.ts'
import { en } from '../../../src/pages/words/en.ts'
import { GROUPS_CY } from '../../../src/pages/words/groups-cy.ts'
import { GROUPS_EN } from '../../../src/pages/words/groups.ts'
import { afterNumber } from '../../../src/pages/words/number.ts'
import { inboxWordsIn } from '../../../src/pages/words/inbox.ts'
import { memberWordsIn } from '../../../src/pages/words/members.ts'
import { recordTextWordsIn } from '../../../src/pages/words/record-text.ts'
import { statementWordsIn } from '../../../src/pages/words/statements.ts'
import { suggestWordsIn } from '../../../src/pages/words/suggest.ts'
import { textsIn } from './words.ts'

const BOTH = {
  pages: [en, cy],
  form: [EDIT_EN, EDIT_CY],
  groups: [GROUPS_EN, GROUPS_CY],
  suggestion: [suggestWordsIn('en'), suggestWordsIn('cy')],
  'the text of a record': [recordTextWordsIn('en'), recordTextWordsIn('cy')],
  statements: [statementWordsIn('en'), statementWordsIn('cy')],
  members: [memberWordsIn('en'), memberWordsIn('cy')],
  inbox: [inboxWordsIn('en'), inboxWordsIn('cy')],
} as const

/** What a text repeats of its arguments, what is put in place of `*`, and what is never translated. */
const PLACEHOLDERS =
  /Saltwick|Penarth|tiles\.example\.org|\*|GitHub|JavaScript|HTML|OpenAPI|https:\/\/|results\?/g
const placeholdersIn = (text: string) => [...new Set(text.match(PLACEHOLDERS))].sort()

describe.each(Object.entries(BOTH))('the words of %s in Welsh', (_, [english, welsh]) => {
  const texts = new Map(textsIn(welsh))

  it('say everything that the English ones say', () => {
    const empty = [...textsIn(english)].filter(([path, text]) => text !== '' && !texts.get(path))
    expect(empty).toEqual([])
  })

  it('have the same placeholders', () => {
    for (const [path, text] of textsIn(english))
      expect([path, placeholdersIn(texts.get(path)!)]).toEqual([path, placeholdersIn(text)])
  })
})

describe('a Welsh noun after a number', () => {
  it('has a form for each category of CLDR', () => {
    const rules = new Intl.PluralRules('cy')
    const forms = { one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
    for (let count = 1; count <= 130; count++)
      expect([count, afterNumber(count, forms)]).toEqual([count, rules.select(count)])
  })

  it('changes its first letter where Welsh does', () => {
    expect([0, 1, 2, 3, 6, 12].map((count) => cy.find.results(count))).toEqual([
      '0 gwasanaeth',
      '1 gwasanaeth',
      '2 wasanaeth',
      '3 gwasanaeth',
      '6 gwasanaeth',
      '12 gwasanaeth',
    ])
    expect([1, 2, 3, 6].map((count) => cy.api.parameters(count))).toEqual([
      '1 paramedr',
      '2 baramedr',
      '3 pharamedr',
      '6 pharamedr',
    ])
    expect(cy.map.places(2)).toBe('2 le, yn ôl enw.')
    expect(['0.4', '1', '2', '3'].map((miles) => cy.find.miles(miles, 'Hafan'))).toEqual([
      '0.4 milltir, Hafan',
      '1 filltir, Hafan',
      '2 filltir, Hafan',
      '3 milltir, Hafan',
    ])
    expect(cy.quality.complete('locations', 2)).toBe('Pa mor gyflawn yw’r 2 leoliad')
  })

  it('says days of a month, and days of some weeks only', () => {
    const { schedule, quality } = cy
    const say = (rule: object) => saySchedule({ id: 's', ...rule } as never, schedule)
    expect(say({ freq: 'MONTHLY', bymonthday: '1,5,11,-1' })).toBe(
      '1af, 5ed, 11eg a diwrnod olaf o’r mis',
    )
    expect([2, 3, 10, 12, 18, 19, 20, 21, 30, 31].map(schedule.monthDay)).toEqual(
      '2il 3ydd 10fed 12fed 18fed 19eg 20fed 21ain 30ain 31ain'.split(' '),
    )
    expect(say({ freq: 'WEEKLY', interval: 2, byday: 'MO,WE' })).toBe(
      'Bob yn ail wythnos: dydd Llun a dydd Mercher',
    )
    expect(say({ freq: 'WEEKLY', byday: 'MO' })).toBe('Bob dydd Llun')
    expect(quality.intro(5, 72)).toContain('gyda 72 pwynt allan o 100')
  })

  it('changes a day after `i` and after `ail`', () => {
    const { range, nth, weekday } = cy.schedule
    expect(range(weekday.MO, weekday.FR)).toBe('dydd Llun i ddydd Gwener')
    expect([1, 2, 3, 5, -1, -2].map((which) => nth(which, weekday.TU))).toEqual([
      'dydd Mawrth cyntaf',
      'ail ddydd Mawrth',
      'trydydd dydd Mawrth',
      'pumed dydd Mawrth',
      'dydd Mawrth olaf',
      'ail ddydd Mawrth o’r diwedd',
    ])
  })
})
