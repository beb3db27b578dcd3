import { looksBlank } from '../../text/invisible.ts'

/** A value as YAML gives it to us: every scalar is text, or null where nothing is written. */
export type Raw = string | null | readonly Raw[] | RawObject

/** Names and what is written behind them. */
export type RawObject = { readonly [key: string]: Raw }

/** Whether names are written, and what stands behind them. */
export const isRawObject = (raw: Raw | undefined): raw is RawObject =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** Whether nothing is written, or nothing that can be seen. */
export const isBlank = (raw: Raw): boolean =>
  raw === null || (typeof raw === 'string' && looksBlank(raw))
