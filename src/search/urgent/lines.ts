import type { SearchTime } from '../../times/search-times.ts'

/** A part of the country that has helplines of its own. */
export const NATIONS = ['england', 'wales', 'scotland', 'northern-ireland'] as const
export type Nation = (typeof NATIONS)[number]

/** Whom to ask for help, and every way to do it. */
export interface UrgentLine {
  readonly name: string
  /** One sentence that says when to ask. */
  readonly sentence: string
  /** A telephone number. */
  readonly call?: string
  /** A number for text messages, the word to send, and the word that must be sent once before. */
  readonly text?: string
  readonly text_words?: string
  readonly text_first?: string
  /** A number for text relay, with its prefix. */
  readonly relay?: string
  /** Web addresses: of an interpreter of British Sign Language, and for everybody. */
  readonly bsl?: string
  readonly web?: string
  readonly email?: string
  /** Pressing 55 tells the operator that the caller cannot speak. */
  readonly silent?: boolean
  /** Absent for all. */
  readonly nations?: readonly Nation[]
  /** Entries as in `hours` of a service. Absent when they are not known. */
  readonly hours?: 'always' | readonly string[]
  /** Those hours in words, where the entries would read badly: an entry ends at midnight. */
  readonly hours_said?: string
  /** Codes of languages, or `others` where there are interpreters. */
  readonly languages?: readonly string[]
  /** Where all this was found, and on which day, as an ISO 8601 date. */
  readonly source?: string
  readonly read?: string
  /** The name and the sentence in Welsh. */
  readonly cy?: { readonly name: string; readonly sentence: string }
}

/** A trouble, and the lines that help with it, the best first. */
export interface UrgentNeed {
  readonly id: string
  readonly title: string
  readonly cy?: string
  /** Keys of lines. */
  readonly lines: readonly string[]
  /** Words of services that help with it: those of the first that any service has are shown. Empty where only a line helps. */
  readonly finds?: readonly string[]
  /** These services are shown only where they have some of the words as well, and nothing else is: a scald, but no stroke. */
  readonly finds_if_said?: true
  /** Phrases that people with this need type. */
  readonly words?: readonly string[]
}

/** Needs that stand together on the page of all help, the commonest first, and those that are folded there. */
export interface UrgentGroup {
  readonly title: string
  readonly cy?: string
  /** Ids of needs. */
  readonly needs: readonly string[]
  readonly folded?: readonly string[]
}

/** A line as it is published: with its hours as times that can be judged. */
export interface PublishedLine extends UrgentLine {
  readonly times?: readonly SearchTime[]
}

/** The published document of urgent help. */
export interface UrgentFile {
  readonly schema: 'osd-urgent/2'
  /** Where the directory is, as far as its places say so. */
  readonly nations: readonly Nation[]
  readonly lines: Readonly<Record<string, PublishedLine>>
  readonly needs: readonly UrgentNeed[]
  /** Every need is in one. */
  readonly groups: readonly UrgentGroup[]
}
