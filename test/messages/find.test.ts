import { expect, it } from 'vitest'
import { messagesIn } from '../../src/messages/messages.ts'

const [en, cy] = (['en', 'cy'] as const).map((language) => messagesIn({ language }).find)

it('one service with all words comes first, and several come first', () => {
  expect(en!.partly({ count: 1 })).toBe('1 service has all of your words, and comes first.')
  expect(en!.partly({ count: 2 })).toBe('2 services have all of your words, and come first.')
  expect(cy!.partly({ count: 1 })).toMatch(/a hwnnw sy’n dod gyntaf\.$/)
  expect(cy!.partly({ count: 2 })).toMatch(/a nhw sy’n dod gyntaf\.$/)
})
