import type { Collection } from '../../hsds/collections.ts'
import type { Endpoint } from './endpoint.ts'
import { type Exchange, type FeedRequest, asObject, documentOf, itemsOf } from './exchange.ts'

/** A list item or a record. */
export type Item = Readonly<Record<string, unknown>>

/** What was fetched of one list. */
export interface ListSurvey {
  readonly endpoint: Endpoint
  /** Pages in the order of their numbers. The first one is requested without a number. */
  readonly pages: readonly Exchange[]
  readonly details: readonly Exchange[]
}

/** What was fetched of a feed: all that rules judge. */
export interface Survey {
  /** The base address, without a trailing slash. */
  readonly base: string
  /** The day on which the feed is judged, as 2026-10-01. */
  readonly now: string
  /** The feed is a folder on this machine, so that nothing can be said about its host. */
  readonly isFolder: boolean
  /** Neither the root nor the services had any response. */
  readonly isUnreachable: boolean
  readonly root: Exchange
  readonly lists: Readonly<Record<Collection, ListSurvey>>
  /** All exchanges, those of the probes of rules included. */
  readonly exchanges: readonly Exchange[]
}

/** Makes a request of the feed. */
export type RequestFeed = (request: FeedRequest) => Promise<Exchange>

/** The purpose of the exchanges that every check makes, whatever the rules. */
export const SURVEY = 'survey'

/** The exchanges that are not probes. */
export const surveyExchanges = ({ exchanges }: Survey): readonly Exchange[] =>
  exchanges.filter(({ purpose }) => purpose === SURVEY)

/** The exchanges that a rule has made. */
export const probesOf = ({ exchanges }: Survey, rule: string): readonly Exchange[] =>
  exchanges.filter(({ purpose }) => purpose === rule)

/** The ids on a page, in its order. */
export const idsOf = (page: Exchange): readonly string[] =>
  objectsIn(page).flatMap(({ id }) =>
    typeof id === 'string' || typeof id === 'number' ? [String(id)] : [],
  )

/** The items of all fetched pages of a list. */
export const listedItems = (
  { lists }: Pick<Survey, 'lists'>,
  collection: Collection,
): readonly Item[] => lists[collection].pages.flatMap(objectsIn)

/** The fetched full records of a list. */
export const fullRecords = (
  { lists }: Pick<Survey, 'lists'>,
  collection: Collection,
): readonly Item[] =>
  lists[collection].details.map(documentOf).filter((record) => record !== undefined)

const objectsIn = (page: Exchange): readonly Item[] =>
  (itemsOf(page) ?? []).map(asObject).filter((item) => item !== undefined)
