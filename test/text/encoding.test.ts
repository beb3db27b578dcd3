import { describe, expect, it } from 'vitest'
import { isDamaged, repaired } from '../../src/text/encoding.ts'

describe('damaged letters', () => {
  it.each([
    ['Itâ€™s', 'It’s'],
    ['CafÃ©', 'Café'],
    ['Â£3', '£3'],
    ['â€œTeaâ€\u009D', '“Tea”'],
    ['ItGÇÖs', 'It’s'],
    ['9ΓÇô5', '9–5'],
    ['Ã‰cole', 'École'],
  ])('%s become %s', (text, right) => {
    expect(isDamaged(text)).toBe(true)
    expect(repaired(text)).toBe(right)
  })

  it('that are lost cannot be repaired', () => {
    expect(isDamaged('Caf\uFFFD')).toBe(true)
    expect(repaired('Caf\uFFFD')).toBeUndefined()
  })

  it.each(['Café', 'SÃO PAULO', 'Ângela', '£3 – 20 °C', '“Tea”', 'Ça va', 'GÇ', '日本'])(
    'are not in %s',
    (text) => expect(isDamaged(text)).toBe(false),
  )
})
