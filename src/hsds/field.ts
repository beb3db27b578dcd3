/** Text formats. `date`, `time` and `date-time` are local, ISO 8601; `slug` is ours. */
export type Format = 'uuid' | 'uri' | 'email' | 'date' | 'time' | 'date-time' | 'slug'

/** Where a field comes from: the UK profile, or the international edition that added it. */
export type Edition = 'uk' | `3.${number}`

/** How a value is brought to its usual spelling; src/record/normalise has a function for each. */
export type Normaliser = 'slug' | 'phone' | 'postcode' | 'postcode-part' | 'area' | 'weekdays'

/** A searched field; src/search/write/search-fields.ts has its weight. */
export type SearchField =
  | 'name'
  | 'alternate_name'
  | 'code'
  | 'organization'
  | 'terms'
  | 'term_descriptions'
  | 'places'
  | 'description'
  | 'eligibility_description'
  | 'accreditations'
  | 'numbers'
  | 'languages'
  | TranslatedField
  | 'themes'

/** A searched field that holds texts in other languages than the record's. No field of the standard has them. */
export type TranslatedField = 'translated_name' | 'translations'

/** How a field appears in a list of changes. */
export type ChangeRole =
  /** A function in src/changes describes it. */
  | 'own'
  /** It is not mentioned, because something else implies it. */
  | 'silent'
  /** A change of it is a change of times. */
  | 'time'
  /** If only this field of an entry changes, the field is named instead of the entry. */
  | 'named'

/** The card of a field: everything that is known about it. */
export interface Card {
  readonly type: 'string' | 'number' | 'boolean' | 'object' | 'array'
  readonly description: string
  readonly format?: Format
  /** The only values allowed. */
  readonly values?: readonly string[]
  /** The entity that is nested here, once (`object`) or many times (`array`). A list without one holds texts. */
  readonly of?: string
  readonly required?: true

  /** The least and the greatest number. */
  readonly minimum?: number
  readonly maximum?: number
  readonly integer?: true
  /** A regular expression that a text must match. */
  readonly pattern?: string
  /** What a text that matches the pattern is, to follow "it must be". */
  readonly wanted?: string
  readonly normalise?: Normaliser
  /** For an end time: the field with the start time, which resolves an ambiguous end. */
  readonly after?: string
  /** Its default is filled in only where this field of the same object has a value. */
  readonly beside?: string
  /** A text in place of the object is short for an object with only this field. */
  readonly short?: true
  /** Where people write a text for the whole object, this field takes it. By default `name`, or the first required field. */
  readonly main?: true

  /** What people call it, in the singular; its own name with spaces if absent. */
  readonly label?: string
  /** Other names that people write for it, separated by spaces. */
  readonly aliases?: string
  /** Values to show; the examples of the format if absent. */
  readonly examples?: readonly (string | number)[]
  /** Many records have such values, so editors suggest the examples. */
  readonly suggest?: true
  /** What helps to fill it in, besides the description, in Markdown. */
  readonly help?: string

  /** The searched field that its text goes into. */
  readonly search?: SearchField
  /** A web address that identifies something and need not be a page. */
  readonly identifier?: true
  /** Counts for completeness; the number is its place in the lists of quality.json. */
  readonly complete?: number
  readonly change?: ChangeRole
  /** Reveals exactly where a place is, so a confidential place hides it. */
  readonly exact?: true
  /** Never published. No setting can change that. */
  readonly withheld?: true
}

/** One field of an entity of the standard. */
export interface Field extends Card {
  readonly edition: Edition
  /** The entity whose id this field holds. The generator fills in such fields. */
  readonly links?: string
  /** The field repeats the value of this other field, as the UK profile asks. */
  readonly repeats?: string
  /** The generator fills it in from elsewhere. */
  readonly derived?: true
  /** What editors write in place of a field that is filled in. */
  readonly instead?: Instead
}

/** What to write in place of a field: another field, and how to say so. */
export interface Instead {
  readonly field?: string
  readonly hint: string
}

/** One entity: what it is, and its fields in the order in which they are published. */
export interface Entity {
  readonly description: string
  readonly fields: Readonly<Record<string, Field>>
}
