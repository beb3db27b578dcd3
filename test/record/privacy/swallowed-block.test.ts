import { expect, it } from 'vitest'
import { createSwallowed } from '../../../src/record/privacy/swallowed-block.ts'

it.each([
  ['We meet. private: door 12', 'd: >-\n  We meet.\n  private:\n    door 12\n'],
  ['We meet.\nprivate:\n  door 12', 'd: |-\n  We meet.\n  private:\n\n    door 12\n'],
  ['We meet. private: door 12', 'd: >\r\n  We meet.\r\n  private: door 12\r\n'],
  ['We meet. private:', 'd: >-\n  We meet.\n  private:\n'],
  ['We meet.\nprivate : door 12', 'd: |-\n  We meet.\n  private : door 12\n'],
  ['We meet. "private": door', 'd: >-\n  We meet.\n  "private":\n    door\n'],
  ['We meet. Private:\n  key: 12', 'd: >-\n  We meet.\n  Private:\n    key: 12\n'],
  ['We meet.\nPRIVATE:', 'd: |-\n  We meet.\n  PRIVATE:\n'],
  ['private: door', 'd: >-\n  private:\n    door\nprivate:\n  other: things\n'],
])('%j has swallowed a private block of its file', (value, file) => {
  expect(createSwallowed(file)(value)).toBe(true)
})

it.each([
  ['The rooms are private: please knock.', 'd: >-\n  The rooms are private: please knock.\n'],
  ['The rooms are private: please knock.', 'd: The rooms are private: …\nprivate:\n  key: 12\n'],
  ['The "private": a song.', 'd: The "private": a song.\nprivate:\n  key: 12\n'],
  ['NHS: free\nPrivate: £45', 'd: |-\n  NHS: free\n  Private: £45\n'],
  ['We meet.', 'd: We meet.\nprivate:\n  key: 12\n'],
  ['The rooms are private: please knock.', 'd: The rooms are private: …\nprivate:\n'],
  ['Kept private:', 'd: "Kept private:"\nprivate: { key: 12 }\n'],
])('%j has not swallowed one', (value, file) => {
  expect(createSwallowed(file)(value)).toBe(false)
})

it('a text is compared with thousands of blocks at once', () => {
  const file = Array.from({ length: 40_000 }, (_, i) => `private: x${i}`).join('\n')
  expect(createSwallowed(file)('It is private: y. '.repeat(20_000))).toBe(false)
})

it('thousands of texts are compared with the blocks of their file', () => {
  const hasSwallowed = createSwallowed('private: x\n'.repeat(40_000))
  const texts = Array.from({ length: 20_000 }, (_, i) => `It is private: y${i}`)
  expect(texts.filter(hasSwallowed)).toEqual([])
})

it.each(['private：', 'рrivate:'])('a block called %s is found as well', (name) => {
  const file = `d: >-\n  We meet.\n  ${name}\n    door 12\n`
  expect(createSwallowed(file)(`We meet. ${name} door 12`)).toBe(true)
  expect(createSwallowed('d: We meet.\n')(`We meet. ${name} door 12`)).toBe(false)
})
