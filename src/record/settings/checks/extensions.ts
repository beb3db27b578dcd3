import type { Diagnostic, Place } from '../../../diagnostics/diagnostic.ts'
import { quote } from '../../../text/quote.ts'
import type { Settings } from '../settings.ts'
import type { Check } from './settings-check.ts'
import { standardFields } from './standard-fields.ts'

const NAME = /^[a-z][a-z0-9_]*$/

/** Extensions are published as fields such as `acme_buses`, whose names must be valid and unique. */
export const extensions: Check = function* ({ extensions: declared = {} }, file) {
  const taken = new Set(standardFields().map((name) => name.slice(name.indexOf('.') + 1)))
  for (const [namespace, fields] of Object.entries(declared as Settings['extensions'])) {
    const place = (...path: string[]) => ({ file, path: ['extensions', namespace, ...path] })
    if (!NAME.test(namespace)) yield badName(namespace, { ...place(), at: 'key' })
    for (const [field, { type, enum: values }] of Object.entries(fields)) {
      const published = `${namespace}_${field}`
      if (!NAME.test(field)) yield badName(field, { ...place(field), at: 'key' })
      else if (taken.has(published)) yield takenName(published, { ...place(field), at: 'key' })
      taken.add(published)
      if (values && type !== 'string') yield wrongEnum(type, place(field, 'enum'))
    }
  }
}

const badName = (name: string, place: Place): Diagnostic => ({
  code: 'wrong-format',
  message: `${quote(name)} cannot be the name of an extension.`,
  hint: 'Use lowercase letters, digits and underscores, and start with a letter.',
  place,
})

const takenName = (name: string, place: Place): Diagnostic => ({
  code: 'wrong-format',
  message: `This field would be published as \`${name}\`, which is the name of another field.`,
  hint: 'Give it another name.',
  place,
})

const wrongEnum = (type: string, place: Place): Diagnostic => ({
  code: 'wrong-format',
  message: `\`enum\` lists texts, but the values of this field have the type \`${type}\`.`,
  hint: 'Write `type: string`, or delete `enum`.',
  place,
})
