import { describe, expect, it } from 'vitest'
import { createShown } from '../../../src/record/privacy/redact.ts'

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
    ['private:\n\n# SECRET\n  a: SECRET\nname: c', 'private:\n\n• ••••••\n  •• ••••••\nname: c'],
    ['private:\n  a: "SECRET\nname: A', 'private:\n  •• •••••••\nname: A'],
    ['private: { a: SECRET\n', 'private: • •• ••••••\n'],
    ['description: This is private: no entry', 'description: This is private: no entry'],
    ['private_notes: SECRET', 'private_notes: ••••••'],
    ['staff only: SECRET\nname: c', 'staff only: ••••••\nname: c'],
    ['internal-notes:\n  a: SECRET\nname: c', 'internal-notes:\n  •• ••••••\nname: c'],
    ['international: A', 'international: A'],
    ['private_fields: [a.b]', 'private_fields: [a.b]'],
    // What starts too far left
    [
      'private:\n  a: SECRET\nallergies: SECRET\nnote: SECRET\n  b: SECRET\nname: A',
      'private:\n  •• ••••••\nallergies: ••••••\nnote: ••••••\n  b: ••••••\nname: A',
    ],
    [
      'private: Ask\n\nSECRET goes on: SECRET\npublic: [email]',
      'private: •••\n\n•••••• •••• ••• ••••••\npublic: [email]',
    ],
    [
      'contacts:\n  - private:\n      a: SECRET\n    key: SECRET\n  - name: A',
      'contacts:\n  - private:\n      •• ••••••\n    key: ••••••\n  - name: A',
    ],
    // As people write it by mistake
    ['-private: { a: SECRET }', '-private: • •• •••••• •'],
    ['contacts:\n  -private: SECRET\n   name: A', 'contacts:\n  -private: ••••••\n   name: A'],
    [
      `private:${' '.repeat(9)}\n\n # SECRET\nkey: SECRET`,
      `private:${' '.repeat(9)}\n\n • ••••••\nkey: ••••••`,
    ],
    ['private:SECRET', 'private:••••••'],
    ['private = SECRET', 'private = ••••••'],
    ['private - SECRET', 'private - ••••••'],
    ['Private: SECRET', 'Private: ••••••'],
    ['prviate:\n  a: SECRET\nname: c', 'prviate:\n  •• ••••••\nname: c'],
    ['pri\u200Bvate\u00A0: SECRET', 'pri\u200Bvate\u00A0: ••••••'],
    ['"private ": SECRET', '"private ": ••••••'],
    [String.raw`"priv\u0061te": SECRET`, String.raw`"priv\u0061te": ••••••`],
    [
      String.raw`a: { "\x70\u0072\U00000069vate": SECRET, b: c }`,
      String.raw`a: { "\x70\u0072\U00000069vate": ••••••, b: c }`,
    ],
    ['privacy: A', 'privacy: A'],
    ['&a private: SECRET', '&a private: ••••••'],
    ['a: [private: SECRET, b: c]', 'a: [private: ••••••, b: c]'],
    ['private: |\n  a\nSECRET d\nname: c', 'private: •\n  •\n•••••• •\nname: c'],
    ['private:\n- a\nSECRET\n\n- b', 'private:\n• •\n••••••\n\n• •'],
    ['  private: a\nSECRET\n}\nname: c', '  private: •\n••••••\n}\nname: c'],
    ['private:\r  a: SECRET\rname: c', 'private:\r  •• ••••••\rname: c'],
    ['private:\r\n  a: SECRET\r\nname: c\r\n', 'private:\r\n  •• ••••••\r\nname: c\r\n'],
  ])('hides what is private in %j', (text, expected) => {
    expect(shownAs(text)).toBe(expected)
  })

  it.each(['', ' # why', ' ~', ' |'])(
    'hides what stands beside a private block of nothing (%j)',
    (blank) => {
      expect(shownAs(`private:${blank}\nkey: SECRET\n  - SECRET\n\nb: c\n`)).toMatch(
        /\nkey: ••••••\n {2}• ••••••\n\nb: •\n$/,
      )
      expect(shownAs(`- private:${blank}\n  key: SECRET\nb: c`)).toMatch(/\n {2}key: ••••••\nb: c$/)
    },
  )

  it.each([
    'private_fields: [contact.email, "x]\n',
    'private_fields: contact.email\n',
    'Private_Fields:\n\t- Contact.Email\n',
    'private_fields: [contact.email]\nprivate_fields: []\n',
  ])('hides them by a directory.yaml that cannot be read as well: %j', (directory) => {
    expect(shownAs('email: "a@b.example', { 'directory.yaml': directory })).toBe(
      'email: ••••••••••••',
    )
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

it.each(['confidental: true', 'confidential: ture', 'confidential:', '- confidential : 1'])(
  'a place is hidden that says that it is confidential as %j',
  (said) => {
    expect(shownAs(`name: A\npostal_code: BS3 1QG\n${said}\n`)).not.toContain('1QG')
  },
)

it.each(['confidential: false', '# confidential: true', 'description: It is confidential: ask.'])(
  'a place is shown that says no such thing: %j',
  (said) => {
    expect(shownAs(`name: A\npostal_code: BS3 1QG\n${said}\n`)).toContain('1QG')
  },
)

it('a name that every object has is the name of a field like any other', () => {
  const directory = 'private_fields: [contact.constructor, constructor.email, contact.__proto__]\n'
  const shown = shownAs('constructor: SECRET\nemail: a', { 'directory.yaml': directory })
  expect(shown).toBe('constructor: ••••••\nemail: a')
})

it.each(['{private: ', 'x: [a , private: {', 'private:\n', '- private: {a: "', '- '])(
  'a file full of %j is shown in all its length',
  (part) => {
    const text = part.repeat(500_000 / part.length)
    expect(shownAs(text)).toHaveLength(text.length)
  },
)

it('a confidential file is hidden however much of it stands below one field', () => {
  const place = `confidential: true\nlatitude: 1\n  description: ${'Very long. '.repeat(20_000)}`
  expect(shownAs('name: A', { 'locations/refuge.yaml': place })).toBe('name: A')
  expect(shownAs(place)).not.toContain('Very')
})

describe('a line of a file', () => {
  const { line } = createShown([{ file: 'a.yaml', text: 'name: A\r\nprivate: SECRET\n' }])

  it('is shown as the file is', () => {
    expect(line({ file: 'a.yaml', line: 1 })).toBe('name: A')
    expect(line({ file: 'a.yaml', line: 2 })).toBe('private: ••••••')
  })

  it('is there only where there is one', () => {
    expect(line({ file: 'a.yaml' })).toBeUndefined()
    expect(line({ file: 'a.yaml', line: 4 })).toBeUndefined()
    expect(line({ file: 'b.yaml', line: 1 })).toBeUndefined()
  })
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

  it('does not quote a part of a value that has such a mark in it', () => {
    const text = 'private: `SECRET\nprivate: a #`SECRET` SECRET\nprivate: a #SEC\tRET'
    const shown = createShown([{ file: 'a.yaml', text }])
    const say = (words: string, line: number) =>
      shown.diagnostic({
        code: 'yaml-syntax',
        message: words,
        hint: words,
        place: { file: 'a.yaml', path: [], line },
      })
    for (const { message, hint } of [
      say('Write `private: "`SECRET"`.', 1),
      say('From `#`SECRET` SECRET` on.', 2),
      say('From `#SEC RET` on.', 3),
    ])
      expect(message + hint).not.toMatch(/SEC|RET/)
    expect(say('`private` is written twice.', 1).message).toBe('`private` is written twice.')
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
