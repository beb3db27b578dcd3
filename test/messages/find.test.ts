import { expect, it } from 'vitest'
import { FIND_EN } from '../../../src/pages/words/find.ts'
import { FIND_CY } from '../../../src/pages/words/find-cy.ts'

it('one service with all words comes first, and several come first', () => {
  expect(FIND_EN.partly(1)).toBe('1 service has all of your words, and comes first.')
  expect(FIND_EN.partly(2)).toBe('2 services have all of your words, and come first.')
  expect(FIND_CY.partly(1)).toMatch(/a hwnnw sy’n dod gyntaf\.$/)
  expect(FIND_CY.partly(2)).toMatch(/a nhw sy’n dod gyntaf\.$/)
})
