import type { Manifest } from '../api/manifest.ts'
import { SUGGEST } from '../feed/paths.ts'
import { recordPatterns, searchPaths } from '../finder/find-paths.ts'
import { collectionNames } from '../hsds/collections.ts'
import { CONFIRMATIONS, PROPOSE, REPORT, SIGN_IN } from '../pages/address.ts'

/*
 *   request ──▶ a function of this table, by path and method ──▶ files (hosts/rewrites.ts) ──▶ 404
 *
 * Each host runs the functions in its own way: hosts/netlify one program for each, hosts/node all in one server.
 */

/** What a function answers, and how a host runs it. */
export interface Route {
  /** URL patterns (https://urlpattern.spec.whatwg.org/). */
  readonly paths: readonly string[]
  /** `others` are all but GET, HEAD and what a function takes with POST. */
  readonly methods: 'GET' | 'POST' | 'others'
  /** A cache of the host may store what it answers. */
  readonly isCached?: true
  /** When it fails, a published page answers. */
  readonly hasPage?: true
  /** The most requests in three minutes from one address of the network. */
  readonly limit?: number
}

/** The lists, and the records that are not published as files. Exact paths, so that files need no function. */
export const feed = ({ collections }: Manifest): Route => ({
  paths: collectionNames.flatMap((collection) => [
    `/${collection}`,
    ...(collections[collection].details === 'static' ? [] : [`/${collection}/*`]),
  ]),
  methods: 'GET',
  isCached: true,
})

/** Names that begin so. */
export const suggest = (): Route => ({ paths: [SUGGEST], methods: 'GET', isCached: true })

/** Searches for people. Without a query, the published page answers. */
export const find = (manifest: Manifest): Route => ({
  paths: searchPaths(manifest),
  methods: 'GET',
  hasPage: true,
})

/** The ids of records, and pages that are too many to be files. */
export const records = (manifest: Manifest): Route => ({
  paths: recordPatterns(manifest),
  methods: 'GET',
  isCached: true,
  hasPage: true,
})

/** An anonymous suggestion. Five in three minutes are enough for a person. */
export const propose = (): Route => ({ paths: [PROPOSE], methods: 'POST', limit: 5 })

/** That something is wrong with a record. As for a suggestion. */
export const report = (): Route => ({ paths: [REPORT], methods: 'POST', limit: 5 })

/** That a service is still right. A person can confirm all records of an organization in one visit. */
export const confirm = (): Route => ({ paths: [CONFIRMATIONS], methods: 'POST', limit: 20 })

/** The token of a member, who signs in once in eight hours. */
export const signIn = (): Route => ({ paths: [SIGN_IN], methods: 'POST', limit: 10 })

/** Refuses every other method, on every path but those that take POST. */
export const methods = (): Route => ({ paths: ['/*'], methods: 'others' })

/** Every function, by the name of its program. */
export const ROUTES = {
  ...{ feed, suggest, find, records, propose, report, confirm, 'sign-in': signIn, methods },
} satisfies Readonly<Record<string, (manifest: Manifest) => Route>>
export type RouteName = keyof typeof ROUTES
