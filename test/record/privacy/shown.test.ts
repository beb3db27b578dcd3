import { describe, expect, it } from 'vitest'
import { createShown } from '../../../src/record/privacy/shown.ts'

/** One file as it is shown, beside others. */
function shownAs(text: string, others: Readonly<Record<string, string>> = {}): string {
  const sources = Object.entries({ 'services/a.yaml': text, ...others }).map(([file, text]) => ({
    file,
    text,
  }))
  const shown = createShown(sources).text('services/a.yaml') ?? ''
  expect(shown).toHaveLength(text.length)
  return shown
}

describe('a file as it is shown', () => {
  it.each([
    ['private: SECRET', 'private: ••••••'],
    [
      'private:\n  key: SECRET\n  list:\n    - SECRET\nname: A',
      'private:\n  •••• ••••••\n  •••••\n    • ••••••\nname: A',
    ],
    ['private:\n- SECRET\nname: A', 'private:\n• ••••••\nname: A'],
    [
      'contacts:\n  - name: A\n    private:\n      a: SECRET\n    email: B',
      'contacts:\n  - name: A\n    private:\n      •• ••••••\n    email: B',
    ],
    [
      'contacts:\n- private:\n  - SECRET\n  - SECRET\n  name: A\n- name: B',
      'contacts:\n- private:\n  • ••••••\n  • ••••••\n  name: A\n- name: B',
    ],
    ['- private:\n    a: SECRET\n- b', '- private:\n    •• ••••••\n- b'],
    [
      'a: { private: { b: [SECRET, SECRET] }, c: d }',
      'a: { private: • •• •••••••• ••••••• •, c: d }',
    ],
    [
      'a: { b: c, "private": "SECRET, { SECRET", c: d }',
      'a: { b: c, "private": •••••••• • •••••••, c: d }',
    ],
    ['private:\n\n# SECRET\n  a: SECRET\nb: c', 'private:\n\n• ••••••\n  •• ••••••\nb: c'],
    ['private:\n  a: "SECRET\nname: A', 'private:\n  •• •••••••\nname: A'],
    ['private: { a: SECRET\n', 'private: • •• ••••••\n'],
    ['description: This is private: no entry', 'description: This is private: no entry'],
    ['private_notes: A', 'private_notes: A'],
  ])('hides what is private in %j', (text, expected) => {
    expect(shownAs(text)).toBe(expected)
  })

  it('hides the fields that directory.yaml keeps private, in their short forms as well', () => {
    const directory = 'title: A\nprivate_fields: [contact.email, phone.number, service.schedules]\n'
    const text =
      'email: a@b.example\nphones: [0117]\nhours: [Tue 10-12]\nassurer_email: c@d.example\nname: E'
    expect(shownAs(text, { 'directory.yaml': directory })).toBe(
      'email: •••••••••••\nphones: ••••••\nhours: •••• ••••••\nassurer_email: •••••••••••\nname: E',
    )
  })

  it('hides the address of a confidential place, there and wherever it is repeated', () => {
    const place =
      'name: Refuge\nconfidential: true\nlatitude: 51.43217\naddresses:\n  - address_1: 12 Mill Lane # SECRET\n    city: Bristol\n    postal_code: BS3 4EB\n'
    const shown = shownAs(place)
    expect(shown).toContain('city: Bristol')
    for (const secret of ['51.43217', '12 Mill', 'BS3', '4EB']) expect(shown).not.toContain(secret)
    const text = 'description: At 12 MILL lane,\n  bs34eb. The postcode area is BS3.'
    expect(shownAs(text, { 'locations/refuge.yaml': place })).toBe(
      'description: At •• •••• ••••,\n  ••••••. The postcode area is BS3.',
    )
  })
})

it('a confidential file is hidden however much of it stands below one field', () => {
  const place = `confidential: true\nlatitude: 1\n  description: ${'Very long. '.repeat(20_000)}`
  expect(shownAs('name: A', { 'locations/refuge.yaml': place })).toBe('name: A')
  expect(shownAs(place)).not.toContain('Very')
})

describe('a part of a file', () => {
  it('is hidden where there is more to hide than a mask does', () => {
    const text = 'phone: 07700 900123\nprivate: SECRET\n'
    const { hides } = createShown([{ file: 'a.yaml', text }])
    expect(hides('a.yaml', { start: 7, end: 19 })).toBe(false)
    expect(hides('a.yaml', { start: 29, end: 35 })).toBe(true)
  })
})

describe('a diagnostic as it is shown', () => {
  const sources = [
    { file: 'a.yaml', text: 'private:\n  a: under the mat #2\nname: under the mat\n' },
    { file: 'b.yaml', text: 'confidential: true\npostal_code: BS3 4EB\n' },
  ]
  const shown = createShown(sources)
  const say = (message: string, line: number) =>
    shown.diagnostic({
      code: 'hash-in-value',
      message,
      hint: message,
      place: { file: 'a.yaml', path: ['jane.smith@gmail.com', 0], line },
    } as const)

  it('does not quote what is private on its line', () => {
    expect(say('From `mat #2` on.', 2)).toMatchObject({
      message: 'From `••• ••` on.',
      hint: 'From `••• ••` on.',
    })
    expect(say('From `mat` on.', 3).message).toBe('From `mat` on.')
  })

  it('keeps signs alone', () => {
    expect(say('A space after `#`, not `mat #2`.', 2)).toMatchObject({
      message: 'A space after `#`, not `••• ••`.',
      hint: 'A space after `#`, not `••• ••`.',
    })
  })

  it('keeps what stands between two quotations', () => {
    expect(say('Not `x` but `mat #2`, or `y`.', 2).message).toBe('Not `x` but `••• ••`, or `y`.')
  })

  it('names neither a person nor a confidential place', () => {
    expect(say('It says 07700 900123 and bs3 4eb.', 3).message).toBe(
      'It says 07••• ••••23 and ••• •••.',
    )
    expect(say('', 1).place.path).toEqual(['j•••••••••@g••••.com', 0])
  })
})
