import { describe, expect, it } from 'vitest'
import { createFileRedactor } from '../../../src/record/privacy/redact-file.ts'

/** Redacts one file of a folder. */
function redact(text: string, others: Readonly<Record<string, string>> = {}): string {
  const files = { 'services/a.yaml': text, ...others }
  const sources = Object.entries(files).map(([file, text]) => ({ file, text }))
  const redacted = createFileRedactor(sources).redactFile(sources[0]!)
  expect(redacted).toHaveLength(text.length)
  return redacted
}

/** A file that cannot be parsed has no fields, so that only its author is shown its lines. */
const BROKEN = [
  'private:\n  a: "SECRET\nname: A',
  'private: { a: SECRET\n',
  'private:\n  a: SECRET\nallergies: SECRET\n  b: SECRET\nname: A',
  'contacts:\n  -private: SECRET\n   name: A',
  'private:SECRET',
  'private：SECRET\nname: A',
  'private: |\n  a\nSECRET d\nname: c',
  'private:\r  a: SECRET\rname: c',
]

describe('a redacted file', () => {
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
    ['description: This is private: no entry', 'description: This is private: no entry'],
    ['private_notes: SECRET', 'private_notes: ••••••'],
    ['staff only: SECRET\nname: c', 'staff only: ••••••\nname: c'],
    ['internal-notes:\n  a: SECRET\nname: c', 'internal-notes:\n  •• ••••••\nname: c'],
    ['international: A', 'international: A'],
    ['private_fields: [a.b]', 'private_fields: [a.b]'],
    // Mistakes in the name
    ['Private: SECRET', 'Private: ••••••'],
    ['prviate:\n  a: SECRET\nname: c', 'prviate:\n  •• ••••••\nname: c'],
    ['pri\u200Bvate\u00A0: SECRET', 'pri\u200Bvate\u00A0: ••••••'],
    ['"private ": SECRET', '"private ": ••••••'],
    [String.raw`"priv\u0061te": SECRET`, String.raw`"priv\u0061te": ••••••`],
    [
      String.raw`a: { "\x70\u0072\U00000069vate": SECRET, b: c }`,
      String.raw`a: { "\x70\u0072\U00000069vate": ••••••, b: c }`,
    ],
    [String.raw`"\u0440riv\U00000430te": SECRET`, String.raw`"\u0440riv\U00000430te": ••••••`],
    ['a: { рrivate: SECRET, b: c }', 'a: { рrivate: ••••••, b: c }'],
    ['ΡRΙVΑΤΕ: SECRET', 'ΡRΙVΑΤΕ: ••••••'],
    ['ｐｒｉｖａｔｅ: SECRET', 'ｐｒｉｖａｔｅ: ••••••'],
    ['𝐩𝐫𝐢𝐯𝐚𝐭𝐞: SECRET', '𝐩𝐫𝐢𝐯𝐚𝐭𝐞: ••••••'],
    ['ᴘʀɪᴠᴀᴛᴇ: SECRET', 'ᴘʀɪᴠᴀᴛᴇ: ••••••'],
    ['PrivateNotes: SECRET', 'PrivateNotes: ••••••'],
    ['staffOnly: SECRET', 'staffOnly: ••••••'],
    ['nоt-public: SECRET', 'nоt-public: ••••••'],
    ...['assurer_email', 'assurer-email', 'assurerEmail', 'Assurer Email', 'ASSURER_EMAIL'].map(
      (name) => [`${name}: SECRET`, `${name}: ••••••`] as [string, string],
    ),
    ['privacy: A', 'privacy: A'],
    ['приват: A', 'приват: A'],
    ['name： A', 'name： A'],
    ['email: A\nassured_date: B', 'email: A\nassured_date: B'],
    ['private:\r\n  a: SECRET\r\nname: c\r\n', 'private:\r\n  •• ••••••\r\nname: c\r\n'],
  ])('hides the private values of %j', (text, expected) => {
    expect(redact(text)).toBe(expected)
  })

  it.each(BROKEN)('hides nothing of %j but what looks like a personal detail', (text) => {
    expect(redact(text)).toBe(text)
    expect(redact(`${text}\n# 07700 900123`)).toBe(`${text}\n# 07••• ••••23`)
  })

  it('takes no fields from a directory.yaml that cannot be parsed', () => {
    const directory = 'private_fields: [contact.email, "x]\n'
    expect(redact('phone: A', { 'directory.yaml': directory })).toBe('phone: A')
  })

  it('hides the fields that directory.yaml keeps private, and their short forms', () => {
    const directory = 'title: A\nprivate_fields: [contact.email, phone.number, service.schedules]\n'
    const text =
      'email: a@b.example\nphones: [0117]\nhours: [Tue 10-12]\nassurer_email: c@d.example\nname: E'
    expect(redact(text, { 'directory.yaml': directory })).toBe(
      'email: •••••••••••\nphones: ••••••\nhours: •••• ••••••\nassurer_email: •••••••••••\nname: E',
    )
  })

  it('hides the address of a confidential place in every file', () => {
    const place =
      'name: Refuge\nconfidential: true\nlatitude: 51.43217\naddresses:\n  - address_1: 12 Mill Lane # SECRET\n    city: Bristol\n    postal_code: BS3 4EB\n'
    const redacted = redact(place)
    expect(redacted).toContain('city: Bristol')
    for (const secret of ['51.43217', '12 Mill', 'BS3', '4EB'])
      expect(redacted).not.toContain(secret)
    const text = 'description: At 12 MILL lane,\n  bs34eb. The postcode area is BS3.'
    expect(redact(text, { 'locations/refuge.yaml': place })).toBe(
      'description: At •• •••• ••••,\n  ••••••. The postcode area is BS3.',
    )
  })
})

it.each([
  'addresses: 12 Mill Lane, Bristol',
  'addresses:\n  - 12 Mill Lane, Bristol\n  - BS3 4EB',
  'addresses: ["12 Mill Lane, Bristol"]',
  'address: 12 Mill Lane, Bristol',
])('hides a confidential address that is text without fields: %j', (address) => {
  const file = {
    file: 'locations/refuge.yaml',
    text: `name: Refuge\nconfidential: true\n${address}\n`,
  }
  const { redactFile, hideAddresses } = createFileRedactor([file])
  expect(redactFile(file)).not.toContain('Mill Lane')
  expect(redactFile(file)).toContain('name: Refuge')
  expect(hideAddresses('Write `12 Mill Lane, Bristol` below it.')).not.toContain('Mill Lane')
})

it.each(['confidental: true', 'confidential: ture', 'confidential:', 'Confidential : 1'])(
  'hides the address of a place with %j',
  (line) => {
    expect(redact(`name: A\npostal_code: BS3 1QG\n${line}\n`)).not.toContain('1QG')
  },
)

it.each(['confidential: false', '# confidential: true', 'description: It is confidential: ask.'])(
  'shows the address of a place with %j',
  (line) => {
    expect(redact(`name: A\npostal_code: BS3 1QG\n${line}\n`)).toContain('1QG')
  },
)

it('treats the name of a property of every object as a field', () => {
  const directory = 'private_fields: [contact.constructor, constructor.email, contact.__proto__]\n'
  const redacted = redact('constructor: SECRET\nemail: a', { 'directory.yaml': directory })
  expect(redacted).toBe('constructor: ••••••\nemail: a')
})

it.each([
  '{private: ',
  'x: [a , private: {',
  'private:\n',
  '- private: {a: "',
  '- ',
  'private: a\n',
])('keeps the length of a file full of %j', (part) => {
  const text = part.repeat(100_000 / part.length)
  expect(redact(text)).toHaveLength(text.length)
})
