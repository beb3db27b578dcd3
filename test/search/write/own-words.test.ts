import { describe, expect, it } from 'vitest'
import { BRITISH_SYNONYMS } from '../../../src/search/write/british-synonyms.ts'
import { readGroup } from '../../../src/search/write/synonyms.ts'
import { WELSH_SYNONYMS } from '../../../src/search/write/welsh-synonyms.ts'

/** What records say that are found by the words of somebody in trouble. */
const foundBy = (asked: string) =>
  [...BRITISH_SYNONYMS, ...WELSH_SYNONYMS]
    .flatMap(readGroup)
    .filter((one) => one.asked === asked)
    .map(({ said }) => said)

describe('words of people for a need', () => {
  it.each([
    ['house is cold', 'warmth'],
    ['tŷ oer', 'warmth'],
    ['racist', 'discrimination'],
    ['hiliaeth', 'discrimination'],
    ['died', 'bereavement'],
    ['bu farw', 'bereavement'],
    ['ipad', 'digital skills'],
    ['thabled', 'digital skills'],
    ['blazer', 'school uniform'],
    ['chiropodist', 'toenail cutting'],
    ['condoms', 'sexual health'],
    ['cracked nipples', 'breastfeeding'],
    ['bailiff', 'debt advice'],
    ['wife drinks', 'alcohol'],
    ['hospital appointment', 'community transport'],
    ['look after my mum', 'young carers'],
    ['gofalu am fy mam', 'carers'],
  ])('%s find %s', (asked, said) => expect(foundBy(asked)).toContain(said))

  it.each([
    ['warmth', 'house is cold'],
    ['bereavement', 'died'],
    ['discrimination', 'racist'],
    ['library', 'large print'],
    ['benefits', 'tribunal'],
    ['alcohol', 'wife drinks'],
  ])('%s find no record that only says %s', (asked, said) =>
    expect(foundBy(asked)).not.toContain(said),
  )
})
