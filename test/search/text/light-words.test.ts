import { expect, it } from 'vitest'
import { isLight } from '../../../src/search/text/light-words.ts'

it.each(['need', 'someone', 'coming', 'mum', 'eisiau'])(
  '“%s” says how something is asked',
  (word) => {
    expect(isLight(word)).toBe(true)
  },
)

it.each(['dads', 'mums', 'stroke', 'food', 'hospital', 'work', 'women', 'constructor'])(
  '“%s” says what is wanted',
  (word) => {
    expect(isLight(word)).toBe(false)
  },
)
