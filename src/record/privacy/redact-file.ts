import { entities } from '../../hsds/entities.ts'
import { hide, mask } from '../../privacy/mask.ts'
import { plainLetters } from '../../privacy/key-form.ts'
import { type Span, matchesOf } from '../../privacy/span.ts'
import { toPattern } from '../../privacy/text-pattern.ts'
import { EXACT, WITHHELD } from '../schema/sensitive-fields.ts'
import { findValues } from './find-values.ts'

export interface FileRedactor {
  /** Redacts the text of a file, and keeps its length. */
  readonly redactFile: (text: string) => string
  /** Hides the exact addresses of confidential places in any text. */
  readonly hideAddresses: (text: string) => string
}

interface Source {
  readonly file: string
  readonly text: string
}

/**
 * Redacts what a log must not show: private blocks, fields that directory.yaml keeps private, exact addresses of
 * confidential places in any file, and what `mask` hides of keys, passwords and personal details.
 */
export function createFileRedactor(sources: readonly Source[]): FileRedactor {
  const settings = sources.find(({ file }) => file === 'directory.yaml')?.text
  const fields = ['private', ...privateFields(settings)]
  let addresses: readonly RegExp[] | undefined

  function addressesIn(text: string): Span[] {
    addresses ??= addressPatterns(sources)
    return addresses.flatMap((pattern) => [...matchesOf(text, pattern)])
  }

  return {
    redactFile(text) {
      const own = isConfidential(text) ? addressSpans(text) : []
      return hide(mask(text), [...findValues(text, fields), ...own, ...addressesIn(text)])
    },
    hideAddresses: (text) => hide(text, addressesIn(text)),
  }
}

/** The names of fields that directory.yaml keeps private, even when it cannot be parsed. */
function privateFields(settings = ''): string[] {
  const names = [...settings.matchAll(/\b([a-z_]+)\.(\w+)\b/gi)].flatMap(([name]) => {
    const [entity = '', field = ''] = name.toLowerCase().split('.')
    return Object.hasOwn(entities, entity)
      ? [field, ...(SHORT_FORMS.get(field) ?? SHORT_FORMS.get(entity) ?? [])]
      : []
  })
  return [...WITHHELD.map((name) => name.slice(name.indexOf('.') + 1)), ...names]
}

/** Fields and entities that records have in a short form. */
const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['attributes', ['taxonomy_terms']],
  ['number', ['phones']],
  ['schedule', ['hours']],
  ['schedules', ['hours']],
])

const ADDRESS_FIELDS = EXACT.map(({ field }) => field)

/** The exact address in a file: the values of its fields, and all of an address that is text without fields. */
const addressSpans = (text: string): Span[] => [
  ...findValues(text, ADDRESS_FIELDS),
  ...[...findValues(text, ['address', 'addresses'])].filter(
    ({ start, end }) => !/[\w"'][ \t]*:/.test(text.slice(start, end)),
  ),
]

/** Whether a file marks a place as confidential, even with a misspelt name or value. */
const isConfidential = (text: string) =>
  /(?:^|[\n\r[{,])[ \t-]*["']?confid\w*["']?[ \t]*[:=](?![ \t]*["']?(?:false|no|n|off|0)\b)/i.test(
    plainLetters(text),
  )

/** Patterns of the values that must not be shown in any file: those of the address fields of confidential places. */
function addressPatterns(sources: readonly Source[]): RegExp[] {
  const values = sources
    .filter(({ text }) => isConfidential(text))
    .flatMap(({ text }) =>
      addressSpans(text).flatMap(({ start, end }) => linesOf(text.slice(start, end))),
    )
  return [...new Set(values)]
    .filter(({ length }) => length >= MIN_LENGTH && length <= MAX_LENGTH)
    .map((value) => toPattern(value))
}

/** A value without comments and quotation marks; of a list each entry. */
const linesOf = (value: string): string[] =>
  value
    .replace(/\s#[^\n]*/g, '')
    .split(/\n[^\S\n]*-\s/)
    .map((line) =>
      line
        .trim()
        .replace(/^\[|\]$/g, '')
        .trim()
        .replace(/^["']|["']$/g, ''),
    )

/** Shorter values are too common in other files. */
const MIN_LENGTH = 5
/** A longer value is most of a file with wrong indentation, and is not repeated elsewhere. */
const MAX_LENGTH = 1000
