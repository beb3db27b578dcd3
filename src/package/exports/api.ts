/*
 * The API of a feed over any store: for a host of your own. Web standards only.
 */
export { createApi } from '../../api/api.ts'
export type { ApiOptions } from '../../api/answering.ts'
export type { Manifest } from '../../api/manifest.ts'
export type { FeedStore } from '../../api/store.ts'
