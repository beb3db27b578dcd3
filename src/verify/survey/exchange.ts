import { isObject } from '../../text/is-object.ts'
import type { Answered, Reply } from '../client/reply.ts'
import type { Endpoint } from './endpoint.ts'

/** A request to make of the feed. */
export interface FeedRequest {
  readonly endpoint: Endpoint
  /** A path below the base address, with its query; or a whole URL. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** The requested page of a list. */
  readonly page?: number
  /** The id of the requested record. */
  readonly id?: string
}

/** A request and its reply. */
export interface Exchange extends FeedRequest {
  /** `SURVEY`, or the id of the rule that made the request. */
  readonly purpose: string
  readonly url: string
  readonly reply: Reply
}

/** An exchange with a response. */
export type Answer = Exchange & { readonly reply: Answered }

/** A value as a JSON object; `undefined` where it is none. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  isObject(value) ? value : undefined

export const isAnswer = (exchange: Exchange): exchange is Answer =>
  exchange.reply.kind === 'answered'

/** Whether the request was sent, with or without success. */
export const wasSent = ({ reply }: Exchange): boolean =>
  reply.kind === 'answered' || reply.why !== 'not-sent'

/** The document of a response with status 200; `undefined` where it is not a JSON object. */
export const documentOf = ({ reply }: Exchange): Readonly<Record<string, unknown>> | undefined =>
  reply.kind === 'answered' && reply.status === 200 ? asObject(reply.json) : undefined

/** The `contents` of a page; `undefined` where the response is no page. */
export function itemsOf(exchange: Exchange): readonly unknown[] | undefined {
  const contents = documentOf(exchange)?.contents
  return Array.isArray(contents) ? contents : undefined
}
