import { isText, readFields } from '../propose/suggestion.ts'
import { isSlug } from '../../../record/slug.ts'

/** What is wrong, as somebody ticks it. */
export const TICKS = ['closed', 'wrong', 'other'] as const
export type Tick = (typeof TICKS)[number]

/** What is wrong with which published record. */
export interface Ticked {
  /** The path of its page below /find, which is also that of its file. */
  readonly page: string
  readonly tick: Tick
}

/** What somebody has written, and how to reach them. Nobody but members may ever read these two. */
export interface Words {
  readonly text: string
  readonly reply: string
}

/** That something is wrong with a published record. It changes no record. */
export type Report = Ticked & Words

export const MAX_TEXT = 1000
export const MAX_REPLY = 100
/** The bytes of a request. */
export const MAX_REPORT = 8 * 1024

/** Reads a report from a text that anybody may have written. Undefined when it is not exactly one. */
export function readReport(json: string): Report | undefined {
  const { page, tick, text, reply, ...others } = readFields(json) ?? {}
  if (Object.keys(others).length > 0) return undefined
  if (!isPage(page) || !isTick(tick)) return undefined
  if (!isText(text, MAX_TEXT) || !isText(reply, MAX_REPLY)) return undefined
  return { page, tick, text: text.trim(), reply: reply.trim() }
}

/** True when somebody has written something that the public must not read. */
export const hasWords = ({ text, reply }: Words): boolean => text !== '' || reply !== ''

export function isPage(value: unknown): value is string {
  const [, slug = ''] = typeof value === 'string' ? (PAGE.exec(value) ?? []) : []
  return isSlug(slug)
}

const PAGE = /^(?:services|organizations)\/([^/]+)$/

export const isTick = (value: unknown): value is Tick => TICKS.some((tick) => tick === value)
