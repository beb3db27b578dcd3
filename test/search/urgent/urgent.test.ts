import { describe, expect, it, test } from 'vitest'
import { BRITISH_URGENT } from '../../../src/search/urgent/british-urgent.ts'
import { urgentFor, urgentHelp } from '../../../src/search/urgent/urgent.ts'

const namesFor = (search: string) => urgentFor(search, BRITISH_URGENT).map(({ name }) => name)

const ALARMING: Readonly<Record<string, readonly string[]>> = {
  'Emergency services': [
    'he is not breathing',
    'my dad is having a heart attack',
    'I think she is having a stroke',
    'bad chest pains',
    'my baby is choking',
    'my friend has taken an overdose',
    'the house is on fire',
    'someone is breaking in',
    'I need an ambulence',
  ],
  Samaritans: [
    'feeling suicidal need help now',
    'suicidle',
    'i want to die',
    'I just want to die',
    'I want to kill myself',
    'thinking of ending my life',
    "I don't want to live any more",
    'I wish I was dead',
    'my son is having thoughts of suicide',
    'I keep cutting myself',
    'better off dead',
    "I can't go on",
  ],
  'National Domestic Abuse Helpline': [
    'my husband hits me',
    'my boyfriend hit me last night',
    'domestic violence help',
    'domestik abuse',
    'scared of my partner',
    'how to leave an abusive relationship',
    'I am afraid of my husband',
    'my wife hits me',
  ],
  Childline: [
    'my dad hits me',
    'mum hit me again',
    'I am being bullied',
    'scared to go home',
    'I want to run away from home',
  ],
  'NSPCC Helpline': ['a child is being hurt next door', 'report child abuse'],
  'NHS 111': [
    'I need a doctor tonight',
    'out of hours GP',
    'emergancy dentist',
    'run out of my medication',
    'mental health crisis',
    'my baby has a fever',
  ],
}

const HARMLESS = [
  ...['dying wool', 'dyeing wool with plants', 'lunch club', 'my plants want water or they die'],
  ...[
    'stroke support group',
    'walking after a heart attack',
    'first aid course',
    'fire safety check',
  ],
  ...[
    'breathing exercises',
    'chest of drawers',
    'yoga for a bad back',
    'unconscious bias training',
  ],
  ...['bereaved by suicide', 'killing weeds', 'kill slugs', 'end of life care', 'life drawing'],
  ...['want to diet', 'better off calculator', 'living with dementia', 'dead sea exhibition'],
  ...['cutting hair', 'self help books', 'go on a walk', 'domestic appliances', 'domestic cleaner'],
  ...['husband and wife dance class', 'partner dancing', 'drum beats', 'hit the road cycling'],
  ...['refuge for hedgehogs', 'child care', 'childminder', 'children being read to', 'home visits'],
  ...['doctor', 'gp surgery', 'dentist', 'prescription delivery', 'mental health group'],
  ...['choir voices', 'urgent care for bicycles', 'high tea', 'baby massage', 'running group'],
]

describe('urgent help in Britain', () => {
  const all = Object.entries(ALARMING).flatMap(([name, own]) =>
    own.map((one) => [one, name] as const),
  )

  test('is tried with forty phrasings of each kind', () => {
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(HARMLESS.length).toBeGreaterThanOrEqual(40)
  })

  it.each(all)('answers "%s" with %s', (search, name) => {
    expect(namesFor(search)).toContain(name)
  })

  it.each(HARMLESS)('leaves "%s" alone', (search) => {
    expect(namesFor(search)).toEqual([])
  })

  it('has a source for each number, and words that find it', () => {
    for (const { name, source, words, telephone } of BRITISH_URGENT) {
      expect(source).toMatch(/^https:/)
      expect(telephone).toMatch(/^[\d ]+$/)
      for (const one of words) expect(namesFor(one), one).toContain(name)
    }
  })
})

it('is in no search by a phrase of words that change nothing', () => {
  const own = { name: 'Office', telephone: '01632 960000', sentence: 'Ring.', words: ['just now'] }
  expect(urgentFor('lunch just now', [own])).toEqual([])
})

it('can be changed and switched off', () => {
  const own = {
    name: 'Harbour office',
    telephone: '01632 960000',
    sentence: 'Ring.',
    words: ['boat adrift'],
  }
  expect(urgentHelp({ urgent: [own], british_urgent: false })).toEqual([own])
  expect(urgentFor('my boat is adrift', [own])).toEqual([own])
  expect(urgentHelp({ urgent: [own], british_urgent: true })).toHaveLength(
    1 + BRITISH_URGENT.length,
  )
})
