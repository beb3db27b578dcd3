import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textChange, withTextChange } from '../../../src/forms/change/text-change.ts'

const TEXT = 'name: Tea\nphones: [1]\nhours: [Tue]\nprice: 1\nurl: no\nprice: 1\nend: yes\n'

describe('a change of lines', () => {
  it('has the lines that differ, and one on each side', () => {
    const wednesday = {
      was: 'phones: [1]\nhours: [Tue]\nprice: 1',
      is: 'phones: [1]\nhours: [Wed]\nprice: 1',
    }
    expect(textChange(TEXT, TEXT.replace('Tue', 'Wed'))).toEqual([wednesday])
    expect(textChange(TEXT, TEXT.replace('Tue', 'Wed').replace('yes', 'no'))).toEqual([
      wednesday,
      { was: 'price: 1\nend: yes\n', is: 'price: 1\nend: no\n' },
    ])
    expect(textChange(TEXT, TEXT)).toBeUndefined()
    expect(textChange('', TEXT)).toEqual([{ was: '', is: TEXT }])
  })

  it('has more lines where the same ones come again', () => {
    const text = 'a\nb\nc\na\nb\nc\nz'
    const change = textChange(text, 'a\nb\nc\na\nB\nc\nz')!
    expect(change).toMatchObject([{ was: 'c\na\nb\nc\nz' }])
    expect(withTextChange(text, change)).toBe('a\nb\nc\na\nB\nc\nz')
  })

  it('is made in a newer text whose other lines are different', () => {
    const change = textChange(TEXT, TEXT.replace('Tue', 'Wed'))!
    const newer = `# New.\n${TEXT.replace('end: yes', 'end: no')}`
    expect(withTextChange(newer, change)).toBe(newer.replace('Tue', 'Wed'))
  })

  it('is not made where somebody has changed the same lines, nor twice', () => {
    const change = textChange(TEXT, TEXT.replace('Tue', 'Wed'))!
    expect(withTextChange(TEXT.replace('Tue', 'Thu'), change)).toBeUndefined()
    expect(withTextChange(TEXT + TEXT, change)).toBeUndefined()
    const changed = TEXT.replace('Tue', 'Wed')
    expect(withTextChange(changed, change)).toBe(changed)
    expect(withTextChange(TEXT, textChange('', 'name: Tea\n')!)).toBeUndefined()
  })

  it('keeps the line ends of a file, and those of each line that stays', () => {
    const windows = TEXT.replaceAll('\n', '\r\n')
    const change = textChange(windows, TEXT.replace('hours: [Tue]', 'hours:\n  - Tue'))!
    expect(change).toEqual(textChange(TEXT, TEXT.replace('hours: [Tue]', 'hours:\n  - Tue')))
    expect(withTextChange(windows, change)).toBe(
      windows.replace('hours: [Tue]', 'hours:\r\n  - Tue'),
    )
    const open = 'a\r\nb'
    expect(withTextChange(open, textChange(open, 'a\nB')!)).toBe('a\r\nB')
  })

  it('leads from any text to any other', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', '', ' c', 'é: “x”'))
      .map((all) => all.join('\n'))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const change = textChange(before, after)
        expect(change ? withTextChange(before, change) : before).toBe(after)
      }),
      { numRuns: 500 },
    )
  })
})
