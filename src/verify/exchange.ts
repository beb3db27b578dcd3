import type { Endpoint } from './endpoint.ts'
import type { Answered, Reply } from './reply.ts'

/** Something to ask of the feed. */
export interface Question {
  readonly endpoint: Endpoint
  /** Below the base address, with its query; or a whole address. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** The page of a list that is meant. */
  readonly page?: number
  /** The record that is meant. */
  readonly id?: string
}

/** A question, why it was asked and what came of it. */
export interface Exchange extends Question {
  /** `survey`, or the id of the rule that wanted to know. */
  readonly purpose: string
  readonly url: string
  readonly reply: Reply
}

/** An exchange that has an answer. */
export type Answer = Exchange & { readonly reply: Answered }

/** A value with fields, or nothing. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined

export const isAnswer = (exchange: Exchange): exchange is Answer =>
  exchange.reply.kind === 'answered'

/** Whether anything was asked, whatever came of it. */
export const wasAsked = ({ reply }: Exchange): boolean =>
  reply.kind === 'answered' || reply.why !== 'not-asked'

/** The document that came, where it is one: a JSON object with status 200. */
export const documentOf = ({ reply }: Exchange): Readonly<Record<string, unknown>> | undefined =>
  reply.kind === 'answered' && reply.status === 200 ? asObject(reply.json) : undefined

/** The items of a page, where there is one. */
export function itemsOf(exchange: Exchange): readonly unknown[] | undefined {
  const contents = documentOf(exchange)?.contents
  return Array.isArray(contents) ? contents : undefined
}
