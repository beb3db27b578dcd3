import { describe, expect, it } from 'vitest'
import { keyForm, plainLetters, squeezed } from '../../src/privacy/key-form.ts'

describe('the normal form of a name', () => {
  it.each([
    'assurer_email',
    'assurer-email',
    'assurerEmail',
    'AssurerEmail',
    'Assurer  Email',
    'ASSURER_EMAIL',
    'аssurеr_еmаil',
    'ａｓｓｕｒｅｒ＿ｅｍａｉｌ',
    'as\u00ADsurer\u200B_email',
    'ássurer_email',
    'ᴀssurer_emaıl',
  ])('of %s is that of the field', (name) => {
    expect(keyForm(name)).toBe('assurer_email')
  })

  it.each([
    ['email', 'email'],
    ['assured_date', 'assured_date'],
    ['приход', 'пpиxoд'],
    ['名前', '名前'],
    ['', ''],
  ])('of %s is another', (name, form) => {
    expect(keyForm(name)).toBe(form)
  })

  it('does not tell spellings apart when it is squeezed', () => {
    expect(squeezed('E-Mail')).toBe('email')
    expect(squeezed('assureremail')).toBe(squeezed('assurer_email'))
    expect(squeezed('emails')).not.toBe('email')
  })
})

it('a text keeps its punctuation, and gets the letters and colons that it seems to have', () => {
  expect(plainLetters('Рrivаte： £5 – “now”…')).toBe('Private: £5 – “now”...')
  expect(plainLetters('Doors open: £5 – “now”…')).toBe('Doors open: £5 – “now”…')
})
