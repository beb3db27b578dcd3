import type { Piece } from '../../pages/layout/html.ts'
import type { ChosenLine } from '../../search/urgent/choose-lines.ts'
import { QUESTION_KEYS } from '../questions/questions.ts'
import type { BoxKey, Understood } from '../read-box.ts'
import type { CardSection } from './result-sections.ts'
import type { PlaceError, SearchFields, SearchOptions } from './search-form.ts'
import type { Signpost } from './signposts.ts'
import type { Topic } from './topic-choice.ts'

/** The conditions of a search, each of which can be taken away. */
export const CONDITIONS = [
  'search',
  'place',
  'near',
  'topics',
  ...QUESTION_KEYS,
] as const satisfies readonly (keyof SearchFields)[]
export type Condition = (typeof CONDITIONS)[number]

/** What a search found, ready to be shown. */
export interface SearchResults {
  /** The address of the page: that of the search, or of results that another site may show in a frame. */
  readonly action: string
  readonly fields: SearchFields
  readonly options: SearchOptions
  /** The topic whose page it is, and those directly below it. */
  readonly topic?: Topic
  readonly narrower?: readonly Topic[]
  /** The topics that are chosen. */
  readonly chosen: readonly Topic[]
  readonly total: number
  /** How many of them are all that was asked for; where none says all of it, how many have all of its words. */
  readonly certain: number
  /** What the words say. */
  readonly understood?: Understood
  readonly page: number
  readonly pages: number
  /** The services on this page. */
  readonly sections: readonly CardSection[]
  /** Help that cannot wait, when the words ask for it. */
  readonly urgent: readonly ChosenLine[]
  /** Sentences on how the search was understood. */
  readonly notes: readonly Piece[]
  /** True when one of them names the place, so that the heading need not. */
  readonly isPlaceSaid: boolean
  /** Sentences on how exact the results are, which stand below them. */
  readonly remarks: readonly Piece[]
  /** When nothing was found: the conditions without which something is found, and how much. */
  readonly looser?: readonly { readonly name: Condition; readonly total: number }[]
  /** When nothing was found: topics with names like the words. */
  readonly similar?: readonly Topic[]
  /** When nothing was found: help of a whole nation. */
  readonly signposts?: readonly Signpost[]
  /** The place that was meant, as it is written; empty without one. */
  readonly place: string
  /** What is wrong with the place. */
  readonly error?: PlaceError | undefined
  /** The address of the same search with some of its fields changed. */
  readonly addressOf: (
    changes: Partial<SearchFields> & {
      readonly page?: number
      readonly unread?: readonly BoxKey[]
    },
  ) => string
  /** What the words say and that is to stay words all the same. */
  readonly unread?: readonly BoxKey[]
}
