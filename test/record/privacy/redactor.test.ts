import { describe, expect, it } from 'vitest'
import { createRedactor } from '../../../src/record/privacy/redactor.ts'

describe('a line of a file', () => {
  const { line } = createRedactor([{ file: 'a.yaml', text: 'name: A\r\nprivate: SECRET\n' }])

  it('is redacted as the file is', () => {
    expect(line({ file: 'a.yaml', line: 1 })).toBe('name: A')
    expect(line({ file: 'a.yaml', line: 2 })).toBe('private: ••••••')
  })

  it('is absent when the file or the line does not exist', () => {
    expect(line({ file: 'a.yaml' })).toBeUndefined()
    expect(line({ file: 'a.yaml', line: 4 })).toBeUndefined()
    expect(line({ file: 'b.yaml', line: 1 })).toBeUndefined()
  })
})

describe('a part of a file', () => {
  it('is redacted when more is hidden than a mask hides', () => {
    const text = 'phone: 07700 900123\nprivate: SECRET\n'
    const { isRedacted } = createRedactor([{ file: 'a.yaml', text }])
    expect(isRedacted('a.yaml', { start: 7, end: 19 })).toBe(false)
    expect(isRedacted('a.yaml', { start: 29, end: 35 })).toBe(true)
  })
})

describe('a redacted diagnostic', () => {
  const sources = [
    { file: 'a.yaml', text: 'private:\n  a: under the mat #2\nname: under the mat\n' },
    { file: 'b.yaml', text: 'confidential: true\npostal_code: BS3 4EB\n' },
  ]
  const redactor = createRedactor(sources)
  const redact = (message: string, line: number) =>
    redactor.diagnostic({
      code: 'hash-in-value',
      message,
      hint: message,
      place: { file: 'a.yaml', path: ['jane.smith@gmail.com', 0], line },
    } as const)

  it('does not quote the private values of its line', () => {
    expect(redact('From `mat #2` on.', 2)).toMatchObject({
      message: 'From `••• ••` on.',
      hint: 'From `••• ••` on.',
    })
    expect(redact('From `mat` on.', 3).message).toBe('From `mat` on.')
  })

  it('does not quote a part of a value that has a backquote', () => {
    const text = 'private: `SECRET\nprivate: a #`SECRET` SECRET\nprivate: a #SEC\tRET'
    const redactor = createRedactor([{ file: 'a.yaml', text }])
    const redact = (words: string, line: number) =>
      redactor.diagnostic({
        code: 'yaml-syntax',
        message: words,
        hint: words,
        place: { file: 'a.yaml', path: [], line },
      })
    for (const { message, hint } of [
      redact('Write `private: "`SECRET"`.', 1),
      redact('From `#`SECRET` SECRET` on.', 2),
      redact('From `#SEC RET` on.', 3),
    ])
      expect(message + hint).not.toMatch(/SEC|RET/)
    expect(redact('`private` is written twice.', 1).message).toBe('`private` is written twice.')
  })

  it('keeps quotations of punctuation alone', () => {
    expect(redact('A space after `#`, not `mat #2`.', 2)).toMatchObject({
      message: 'A space after `#`, not `••• ••`.',
      hint: 'A space after `#`, not `••• ••`.',
    })
  })

  it('keeps the text between two quotations', () => {
    expect(redact('Not `x` but `mat #2`, or `y`.', 2).message).toBe('Not `x` but `••• ••`, or `y`.')
  })

  it('names neither a person nor a confidential place', () => {
    expect(redact('It says 07700 900123 and bs3 4eb.', 3).message).toBe(
      'It says 07••• ••••23 and ••• •••.',
    )
    expect(redact('', 1).place.path).toEqual(['j•••••••••@g••••.com', 0])
  })
})
