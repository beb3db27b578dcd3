import type { RawObject } from '../../../record/yaml/raw.ts'
import type { Document } from '../../../hsds/types.ts'
import type { FormValue } from '../../questions/fields.ts'

/** The published document of each kind that a form shows. */
export interface FormDocuments {
  readonly service: Document<'service'>
  readonly organization: Document<'organization'>
  readonly location: Document<'location'>
}

/** A record as it is written, or its published document. */
export type Source = Readonly<Record<string, unknown>>

/** The id of the place that a record calls so. */
export type IdOf = (written: string) => string | undefined

/** What a field becomes, and what it was made from. */
export interface Edit<V extends FormValue = FormValue> {
  readonly next: V
  readonly was: V
  /** The slug for a reference, or for the name of an area; undefined when nothing is published, or new in the change, under it. */
  readonly slugOf: (reference: string) => string | undefined
}

/** How a field of a record is read, written, and said in a cell. Each type of field has one. */
export interface Lens<V extends FormValue = FormValue> {
  /**
   * What a form shows of it; undefined where it cannot show it. `idOf` finds what a record refers to by a slug within an entry;
   * what it does not know is left out.
   */
  readonly read: (source: Source, idOf?: IdOf) => V | undefined
  /** The record with another value; undefined where something of the old one would be lost. Lines of a cell are values, too. */
  readonly write: (record: RawObject, edit: Edit<V>) => RawObject | undefined
  /** The line of an entry in a cell; undefined where it has none. Fields that hold one text have no lines. */
  readonly toLine?: (
    entry: NonNullable<V>[number & keyof V],
    slugOf: (reference: string) => string | undefined,
  ) => string | undefined
  /** The parts of an entry that its line says. */
  readonly saidBy?: readonly string[]
  /** What it refers to is not in the text of the record. */
  readonly refers?: true
  /** True where what is written brings nothing but what is published, in other spaces and numbers, and perhaps without defaults. */
  readonly isAlike: (said: V, shown: V) => boolean
}

export const isAlikeText = (said: string, shown: string): boolean =>
  shown !== '' && plain(said) === plain(shown)

export const areAlikeTexts = (said: readonly string[], shown: readonly string[]): boolean =>
  said.length === shown.length && said.every((text, i) => isAlikeText(text, shown[i]!))

const plain = (text: string) => {
  const bare = text.replace(/\s+/g, '')
  return bare !== '' && Number.isFinite(Number(bare)) ? String(Number(bare)) : bare
}

export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export const listAt = (source: Source, field: string): readonly unknown[] =>
  Array.isArray(source[field]) ? source[field] : []
