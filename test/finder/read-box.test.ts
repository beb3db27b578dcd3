import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BoxKey, type BoxNames, possiblePlaces, readBox } from '../../src/finder/read-box.ts'

const PLACES = ['Oldhaven', 'Newton Vale', 'BS3 1QG', 'bs3']
const names: BoxNames = {
  languages: new Map([
    ['polish', 'pl'],
    ['british sign language', 'bfi'],
    ['sign language', 'bfi'],
    ['english', 'en'],
    ['gymraeg', 'cy'],
  ]),
  places: new Set(PLACES),
  records: ['Friday Supper', 'Online Chess', 'Oldhaven Town Council'],
}
const read = (text: string, unread: readonly BoxKey[] = []) => readBox(text, names, unread)
const said = (text: string) => {
  const { words, answers } = read(text)
  return { words, ...answers }
}

it('takes a month for no town of its name, unless it is near', () => {
  const towns = { ...names, places: new Set(['March', 'march']) }
  expect(readBox('my cat died in March', towns).answers).toEqual({})
  expect(readBox('chess near March', towns).answers).toEqual({ place: 'March' })
})

it.each([
  ['bailiffs coming tomorrow', {}],
  ['discharged from the ward on Friday', {}],
  ['my nan died on Tuesday', {}],
  ['mam yn dod adref yfory', {}],
  ['bus when mum is coming home, Friday', { day: 'FR' }],
  ['my nan died, grief group on Tuesday', { day: 'TU' }],
  ['baking on Tuesday', { day: 'TU' }],
])('takes the day of what happens to somebody for no condition: “%s”', (text, answers) =>
  expect(read(text).answers).toEqual(answers),
)

it.each([
  ['rats in the loft what do i do', 'rats in the loft'],
  ['falling over all the time', 'falling over'],
  ['dwi ar goll beth wna i?', 'dwi ar goll'],
  ['what do i do', 'what do i do'],
  ['all the time in the world', 'all the time in the world'],
])('looks for no ending that asks for nothing: “%s”', (text, words) => {
  expect(read(text).words).toBe(words)
  expect(read(text).pieces).toEqual([{ text }])
})

describe('the first box', () => {
  it.each([
    ['chess for my 7 year old', { words: 'chess', age: '7' }],
    ['swimming lessons for a six year old', { words: 'swimming lessons', age: '6' }],
    ['skating for girl of 8', { words: 'skating', age: '8' }],
    ['a club of six', { words: 'a club of six' }],
    ['lunch for people over 70 in Oldhaven', { words: 'lunch', age: '70', place: 'Oldhaven' }],
    ['choir aged 12', { words: 'choir', age: '12' }],
    ['yoga in Newton Vale on Thursday', { words: 'yoga', place: 'Newton Vale', day: 'TH' }],
    ['soup bs3 1qg', { words: 'soup', place: 'bs3 1qg' }],
    ['tax advice from somebody who speaks Polish', { words: 'tax advice', language: 'pl' }],
    ['Polish-speaking lawyer', { words: 'lawyer', language: 'pl' }],
    ['games in British Sign Language', { words: 'games', language: 'bfi' }],
    ['something free for toddlers tomorrow', { words: 'toddlers', free: 'yes', when: 'tomorrow' }],
    ['anything on sunday morning, not too dear', { words: '', day: 'SU', part: 'morning' }],
    ['zumba on tuesday, not too dear', { words: 'zumba', day: 'TU' }],
    ['art on Monday evening', { words: 'art', day: 'MO', part: 'evening' }],
    ['bowls this weekend', { words: 'bowls', when: 'weekend' }],
    ['cinema with a hearing loop', { words: 'cinema', access: 'hearing-loop' }],
    ['step free cafe', { words: 'cafe', access: 'step-free' }],
    ['maths online', { words: 'maths', delivery: 'online' }],
    ['hair cut at home', { words: 'hair cut', delivery: 'home' }],
    ['talk over the phone tonight', { words: 'talk', delivery: 'telephone', when: 'tonight' }],
    ['food bank near me', { words: 'food bank', near: 'me' }],
    ['nearest library', { words: 'library', near: 'me' }],
    ['clwb cinio yn agos ata i', { words: 'clwb cinio', near: 'me' }],
    ['nearest library to BS3 1QG', { words: 'nearest library', place: 'BS3 1QG' }],
    ['message me', { words: 'message me' }],
    ['Oldhaven', { words: '', place: 'Oldhaven' }],
    ['Polish', { words: '', language: 'pl' }],
    ['côr am ddim ger Oldhaven', { words: 'côr', free: 'yes', place: 'Oldhaven' }],
    ['nofio i blant 8 oed ddydd Iau', { words: 'nofio', age: '8', day: 'TH' }],
    ['tea for my mum shes 82', { words: 'tea', age: '82' }],
    ['darts club, im 15', { words: 'darts club', age: '15' }],
    ['judo for my lad 9', { words: 'judo', age: '9' }],
    ['canu i mam yn 76', { words: 'canu', age: '76' }],
    ['fishing fri', { words: 'fishing', day: 'FR' }],
    ['chess sat mornings', { words: 'chess', day: 'SA', part: 'morning' }],
    ['rent help weds pm', { words: 'rent help', day: 'WE', part: 'afternoon' }],
    ['lifts for a lady 81', { words: 'lifts', age: '81' }],
    ['knitting on wed', { words: 'knitting', day: 'WE' }],
    ['pottery tues aft', { words: 'pottery', day: 'TU', part: 'afternoon' }],
    ['drawing evenings', { words: 'drawing', part: 'evening' }],
    ['boxing 2moro', { words: 'boxing', when: 'tomorrow' }],
    ['soup for nothing', { words: 'soup', free: 'yes' }],
    ['cards nr Oldhaven', { words: 'cards', place: 'Oldhaven' }],
    ['chiropody bs3', { words: 'chiropody', place: 'bs3' }],
    ['visa help polish interpreter', { words: 'visa help', language: 'pl' }],
    ['pool wheelchair access', { words: 'pool', access: 'step-free' }],
    ['bingo w parking', { words: 'bingo', access: 'parking' }],
    ['whos 0117 496 0123', { words: '0117 496 0123' }],
    ['tax help, Oldhaven', { words: 'tax help', place: 'Oldhaven' }],
    ['mend a lamp this Saturday', { words: 'mend a lamp', day: 'SA' }],
    ["canu gyda'r nos", { words: 'canu', part: 'evening' }],
    ['helpline sun night', { words: 'helpline', day: 'SU', part: 'evening' }],
    ['meals after work', { words: 'meals', part: 'evening' }],
    ['maths over the internet', { words: 'maths', delivery: 'online' }],
    ['letters in sign language', { words: 'letters', language: 'bfi' }],
    ['british sign language lawyer', { words: 'lawyer', language: 'bfi' }],
    ['camp for my sons 8 and 10', { words: 'camp', age: '8' }],
    ['free stuff for toddlers', { words: 'toddlers', free: 'yes' }],
    ['counselling no GP', { words: 'counselling', referral: 'yes' }],
    ['dawns heno', { words: 'dawns', when: 'tonight' }],
  ])('understands “%s”', (text, expected) => {
    expect(said(text)).toEqual(expected)
  })

  it.each([
    ...['friday supper', 'Online chess', 'learn to speak English', 'polish my silver'],
    ...['morning after pill', 'sun cream', 'out in the sun shine', 'sat nav', 'vitamin b12 jabs'],
    ...['im 6 months pregnant', 'mon amour', 'speaks volumes', 'age concern', 'fried eggs'],
    ...['gluten free bread', 'free school meals', 'lift to the hospital', 'morning coffee'],
    ...[
      'coming home from hospital',
      'in a wheelchair',
      '50 ways to leave',
      'Oldhaven Town Council',
    ],
    ...['stroke group oldhaven', 'form 12', '', ' ', 'sign language class', 'reading, writing'],
    ...['help on the internet', 'quiz night', 'cheap', 'work after school'],
  ])('leaves “%s” as words', (text) => {
    expect(read(text)).toEqual({ pieces: [{ text }], words: text, answers: {} })
  })

  it('gives a piece back when it is to stay words', () => {
    const { words, answers } = read('chess in Oldhaven on Thursday', ['place'])
    expect({ words, answers }).toEqual({ words: 'chess in Oldhaven', answers: { day: 'TH' } })
  })

  it('has pieces that are the text, in order', () => {
    const parts = [
      'chess',
      'in Oldhaven',
      'on Friday',
      'free',
      'over 60',
      'who speaks Polish',
      ',',
      ' ',
    ]
    const texts = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string()), { maxLength: 8 })
    fc.assert(
      fc.property(texts, fc.constantFrom('', ' '), (some, between) => {
        const text = some.join(between)
        expect(
          read(text)
            .pieces.map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it('asks whether names of up to four words after a sign are places, and the whole text', () => {
    expect(possiblePlaces('tea near Old Mill')).toEqual(['Old Mill', 'Old', 'tea near Old Mill'])
    expect(possiblePlaces('tea, Old Mill')).toEqual(['tea, Old Mill', 'Old Mill'])
    expect(possiblePlaces('clinic, im 15')).not.toContain('im 15')
  })
})
