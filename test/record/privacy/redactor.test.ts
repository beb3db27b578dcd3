import { describe, expect, it } from 'vitest'
import type { Place } from '../../../src/diagnostics/diagnostic.ts'
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
  const redactor = createRedactor([
    { file: 'a.yaml', text: 'private:\n  a: under the mat\nname: under the mat\n' },
    { file: 'b.yaml', text: 'confidential: true\npostal_code: BS3 4EB\n' },
  ])
  const redact = (words: string, place: Partial<Place>) => {
    const { message, hint } = redactor.diagnostic({
      code: 'wrong-format',
      message: words,
      hint: words,
      place: { file: 'a.yaml', path: [], ...place },
    } as const)
    expect(hint).toBe(message)
    return message
  }

  it.each([
    { path: ['private', 'a'] },
    { path: ['contacts', 0, 'private'] },
    { path: ['prviate'] },
    { path: ['assurer_email'] },
    { file: 'b.yaml', path: ['postal_code'] },
    { file: 'b.yaml', path: ['addresses', 0] },
  ])('quotes no value at %j', (place) => {
    expect(redact('Not `x` but `mat #2`, or `name`.', place)).toBe('Not `…` but `…`, or `name`.')
  })

  it.each([
    { path: ['name'] },
    { path: ['addresses', 0] },
    { path: ['private'], at: 'key' as const },
    { file: 'b.yaml', path: ['name'] },
  ])('quotes the value at %j', (place) => {
    expect(redact('From `mat` on.', place)).toBe('From `mat` on.')
  })

  it('keeps quotations of punctuation and the names of fields', () => {
    expect(redact('A space after `#` in `phones:`.', { path: ['private'] })).toBe(
      'A space after `#` in `phones:`.',
    )
  })

  it('names neither a person nor a confidential place', () => {
    expect(redact('It says 07700 900123 and bs3 4eb.', { path: ['name'] })).toBe(
      'It says 07••• ••••23 and ••• •••.',
    )
    const path = ['jane.smith@gmail.com', 0]
    const found = { code: 'unknown-field', message: '', place: { file: 'a.yaml', path } } as const
    expect(redactor.diagnostic(found).place.path).toEqual(['j•••••••••@g••••.com', 0])
  })
})
