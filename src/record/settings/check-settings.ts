import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { entityNames, fieldsOf } from '../../hsds/entities.ts'
import { wrongAreaName } from '../../places/area-name.ts'
import { refusalOf } from '../schema/private-fields.ts'
import { quote } from '../../text/quote.ts'
import { type Settings, type WrittenSettings, completeSettings } from './settings.ts'
import { didYouMean, suggest } from '../../text/suggest.ts'

/** What no schema can say about directory.yaml: names of fields, of postcode areas and of time zones. */
export function* checkSettings(written: WrittenSettings, file: string): Generator<Diagnostic> {
  if (!written.namespace)
    yield {
      code: 'no-namespace',
      message:
        'This directory has no `namespace` of its own, so its ids could be those of another directory.',
      hint: `Add \`namespace:\` with a UUID made for it, once, and never change it.`,
      place: { file, path: [] },
    }
  if (written.timezone && !isTimeZone(written.timezone))
    yield {
      code: 'wrong-format',
      message: `\`timezone\` is ${quote(written.timezone)}, which is no time zone of the tz database.`,
      hint: 'Write it like `Europe/London`.',
      place: { file, path: ['timezone'] },
    }
  yield* checkPages(written, file)
  yield* checkAreas(completeSettings(written), file)
  for (const [i, name] of ((written.private_fields ?? []) as readonly string[]).entries())
    yield* checkPrivateField(name, { file, path: ['private_fields', i] })
  yield* checkExtensions((written.extensions ?? {}) as Settings['extensions'], file)
}

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^(?:[A-Za-z_]+\/|UTC$)/.test(name)
  } catch {
    return false
  }
}

/** Pages of a size that no page can have would be shorter than somebody asked for. */
function* checkPages(written: WrittenSettings, file: string): Generator<Diagnostic> {
  const { default: wanted } = (written.per_page ?? {}) as Partial<Settings['per_page']>
  const { maximum } = completeSettings(written).per_page
  if (wanted === undefined || wanted <= maximum) return
  yield {
    code: 'out-of-range',
    message: `\`default\` is ${wanted}, and no page has more than ${maximum} items.`,
    hint: `Write \`maximum: ${wanted}\` below it, or a number up to ${maximum} here.`,
    place: { file, path: ['per_page', 'default'] },
  }
}

/** Of an area that is none no postcode would be published, and nobody would notice. */
function* checkAreas({ countries, postcodes }: Settings, file: string): Generator<Diagnostic> {
  if (typeof postcodes.areas === 'string') return
  for (const [i, name] of postcodes.areas.entries()) {
    const wrong = wrongAreaName(name, countries)
    if (!wrong) continue
    const isWord = name === 'auto' || name === 'all'
    yield {
      code: 'not-a-choice',
      message: wrong.message,
      hint: isWord ? `Write \`areas: ${name}\`, without brackets or dashes.` : wrong.hint,
      place: { file, path: ['postcodes', 'areas', i] },
    }
  }
}

/** A private field that is misspelt, or that the generator fills in, would be published, so it is an error. */
function* checkPrivateField(name: string, place: Place): Generator<Diagnostic> {
  const refusal = refusalOf(name)
  if (refusal === 'unknown') {
    const near = suggest(name, standardFields())
    yield {
      code: 'unknown-private-field',
      message: `${quote(name)} is not a field of the standard, so it would keep nothing private.`,
      hint: near ? didYouMean(near) : 'Write it like `service.assurer_email`.',
      place,
    }
  } else if (refusal === 'required')
    yield {
      code: 'private-required-field',
      message: `\`${name}\` cannot be private, because it is required.`,
      hint: 'Take it out of `private_fields`.',
      place,
    }
  else if (refusal === 'derived')
    yield {
      code: 'unknown-private-field',
      message: `\`${name}\` is filled in by itself, so this would keep nothing private.`,
      hint: 'Take it out of `private_fields`.',
      place,
    }
}

const standardFields = () =>
  entityNames.flatMap((entity) =>
    Object.keys(fieldsOf(entity)).map((field) => `${entity}.${field}`),
  )

const WORD = /^[a-z][a-z0-9_]*$/

/** Names of extensions become names of published fields, `acme_buses`, and must not be those of others. */
function* checkExtensions(extensions: Settings['extensions'], file: string): Generator<Diagnostic> {
  const taken = new Set(standardFields().map((name) => name.slice(name.indexOf('.') + 1)))
  for (const [namespace, fields] of Object.entries(extensions)) {
    const place = (...path: string[]) => ({ file, path: ['extensions', namespace, ...path] })
    if (!WORD.test(namespace)) yield badName(namespace, { ...place(), at: 'key' })
    for (const [field, { type, enum: values }] of Object.entries(fields)) {
      const published = `${namespace}_${field}`
      if (!WORD.test(field)) yield badName(field, { ...place(field), at: 'key' })
      else if (taken.has(published))
        yield {
          code: 'wrong-format',
          message: `This field would be published as \`${published}\`, which is the name of another field.`,
          hint: 'Give it another name.',
          place: { ...place(field), at: 'key' },
        }
      taken.add(published)
      if (values && type !== 'string')
        yield {
          code: 'wrong-format',
          message: `\`enum\` lists texts, but the values of this field are of type \`${type}\`.`,
          hint: 'Write `type: string`, or take `enum` out.',
          place: place(field, 'enum'),
        }
    }
  }
}

const badName = (name: string, place: Place): Diagnostic => ({
  code: 'wrong-format',
  message: `${quote(name)} cannot be the name of an extension.`,
  hint: 'Use small letters, digits and underscores, and start with a letter.',
  place,
})
