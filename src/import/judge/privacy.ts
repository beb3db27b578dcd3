import { FOLDERS } from '../../record/schema/written.ts'
import { findPrivate } from '../../privacy/find-private.ts'
import { mask } from '../../privacy/mask.ts'
import type { Drop } from '../model/reasons.ts'
import type { MadeRecord } from '../convert/convert.ts'
import { looksLikePerson, namesPerson } from '../../values/person-name.ts'
import { DraftValue, type DraftPath, draftValuesOf, draftAt, removeAt } from '../convert/draft.ts'

/** A value that was not written because it may be private, or that was written although it is a mobile number. */
export interface PrivateFinding {
  readonly record: string
  readonly field: string
  readonly masked: string
  readonly why: Drop
  /** True when it was written and marked as public. */
  readonly isWritten: boolean
}

export interface PrivacyOptions {
  /** True when the source is a feed that anybody can read already. */
  readonly isPublicFeed: boolean
  /** Fields whose personal details an editor lets in, such as `contacts.email`. */
  readonly keepPersonal: readonly string[]
}

/**
 * Takes out what the privacy gate would warn of, with the text that holds it. A mobile number that a public feed gives as
 * the number of a service, an organization or a place is the one that people ring, so it stays and is marked.
 */
export function judgePrivacy(
  records: readonly MadeRecord[],
  { isPublicFeed, keepPersonal }: PrivacyOptions,
): PrivateFinding[] {
  const findings: PrivateFinding[] = []
  const names = new Set(
    records.flatMap(({ value: { name } }) =>
      name instanceof DraftValue ? [name.text.toLowerCase()] : [],
    ),
  )
  for (const { kind, name, value, consents } of records) {
    const mayName = isPublicFeed || consents === true
    const found = [...draftValuesOf(value)].flatMap(([leaf, path]) => {
      const why = reasonFor(leaf, path, { value, mayName, names })
      return why ? [{ leaf, path, why }] : []
    })
    for (const { leaf, path, why } of found.toReversed()) {
      const field = fieldOf(path)
      const isRung = isPublicFeed && why === 'mobile-number' && isRungNumber(path)
      const isKept =
        isRung || isAllowed(why === 'person-name' ? 'contacts.name' : field, why, keepPersonal)
      const isRequired = path.length === 1 && path[0] === 'name'
      findings.push({
        record: `${FOLDERS[kind]}/${name.was}`,
        field,
        masked: why === 'person-name' ? initialsOf(leaf.text) : maskIn(leaf.text),
        why,
        isWritten: isKept,
      })
      if (isKept && why !== 'person-name') allow(value, path, why)
      else if (isKept) continue
      else if (isRequired) value.name = withoutPrivate(leaf)
      else if (!['secret', 'person-name'].includes(why) && cutOut(value, path, leaf)) continue
      else for (const gone of removeAt(value, path)) for (const cell of gone.cells) cell.drop(why)
    }
  }
  return findings
}

interface Judging {
  readonly value: MadeRecord['value']
  readonly mayName: boolean
  /** What the records are called: a note or a contact that says so names no other person. */
  readonly names: ReadonlySet<string>
}

function reasonFor(
  { text, cells }: DraftValue,
  path: DraftPath,
  { value, mayName, names }: Judging,
): Drop | undefined {
  if (cells.length === 0 || path.at(-1) === 'id') return undefined
  const isNote = path.at(-1) === 'description' && path.at(-3) === 'phones'
  const isOfContact = path.at(-1) === 'name' && path.at(-3) === 'contacts'
  const isNew =
    !mayName && !names.has(text.toLowerCase()) && !cells.some(({ isPublished }) => isPublished)
  const beside = isNote ? draftAt(value, [...path.slice(0, -1), 'number']) : undefined
  const isInCell = beside instanceof DraftValue && beside.cells[0] === cells[0]
  const isName =
    (isNote && namesPerson(text, { isInCell })) ||
    (isOfContact && looksLikePerson(text, { isContact: true }))
  return privateReason(text) ?? (isName && isNew ? 'person-name' : undefined)
}

/** A name of which its owner recognises the beginnings. */
const initialsOf = (name: string): string => name.replace(/(?<=\p{L})[\p{L}'’-]/gu, '•')

/**
 * Why a text may not be written; undefined when it has nothing private that `before` had not. A password for visitors is one, too:
 * an editor may publish that of a meeting, and a source has not been asked.
 */
export function privateReason(text: string, before = ''): Drop | undefined {
  for (const { kind, start, end } of findPrivate(text)) {
    if (before.includes(text.slice(start, end))) continue
    if (kind === 'secret' || kind === 'password') return 'secret'
    if (kind === 'mobile') return 'mobile-number'
    if (kind === 'email') return 'personal-email'
  }
  return undefined
}

const fieldOf = (path: DraftPath) => path.filter((step) => typeof step === 'string').join('.')

/** True when an editor lets a private value of a field in. Secrets never are. */
export const isAllowed = (field: string, why: Drop, keepPersonal: readonly string[]): boolean =>
  why !== 'secret' && keepPersonal.some((kept) => matches(field, kept))

/** What `public` says of a value that was let in. */
export const publicWord = (why: Drop): string => (why === 'personal-email' ? 'email' : 'phones')

const matches = (field: string, kept: string) =>
  field === kept || field.startsWith(`${kept}.`) || field.endsWith(`.${kept}`)

/** A number of the record or of the service at one place, and not that of a contact. */
const isRungNumber = (path: DraftPath) =>
  path.at(-1) === 'number' && path.includes('phones') && !path.includes('contacts')

/** Marks the object that holds the value: its owner agreed, or the number is public. */
function allow(value: MadeRecord['value'], path: DraftPath, why: Drop): void {
  const object = draftAt(value, path.slice(0, -1))
  const word = publicWord(why)
  if (object === undefined || object instanceof DraftValue || Array.isArray(object)) return
  const before = (object.public ?? []) as DraftValue[]
  if (!before.some(({ text }) => text === word)) object.public = [...before, new DraftValue(word)]
}

/** Texts of several sentences, which say more than the one with the private value. */
const PROSE: ReadonlySet<DraftPath[number]> = new Set([
  ...['description', 'application_process', 'eligibility_description', 'fees_description'],
  ...['wait_time', 'alert', 'transportation', 'details', 'notes', 'accreditations'],
])

/** Leaves out the sentences with a private value, where others stay. Returns whether any does. */
function cutOut(value: MadeRecord['value'], path: DraftPath, { text, cells }: DraftValue): boolean {
  const parts = text.split(/(?<=[.!?])(?=\s)|(?=\n)/)
  const rest = parts.filter((part) => privateReason(part) === undefined)
  const shown = rest.join('').trim()
  const parent = draftAt(value, path.slice(0, -1))
  const isProse = PROSE.has(path.at(-1)!) && shown !== '' && privateReason(shown) === undefined
  if (!isProse || parent === undefined || Array.isArray(parent) || parent instanceof DraftValue)
    return false
  for (const cell of cells) cell.change('private-part')
  parent[String(path.at(-1))] = new DraftValue(shown, cells)
  return true
}

/** A name is required, so only the private part of it goes. */
function withoutPrivate({ text, cells }: DraftValue): DraftValue {
  const spans = [...findPrivate(text)].toSorted((a, b) => b.start - a.start)
  const rest = spans.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  for (const cell of cells) cell.change('words')
  return new DraftValue(rest.replace(/\s+/g, ' ').trim() || 'Name withheld', cells)
}

/** The private parts of a text, masked, without the rest of it. */
export const maskIn = (text: string): string => {
  const [first] = findPrivate(text)
  // What makes a code one stands beside it, so the whole text is masked.
  return first ? mask(text).slice(first.start, first.end) : ''
}
