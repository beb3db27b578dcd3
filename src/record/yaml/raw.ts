import { looksBlank } from '../../text/invisible.ts'

/** A raw value: YAML before any type is known. Every scalar is text, or null without a value. */
export type Raw = string | null | readonly Raw[] | RawObject

export type RawObject = { readonly [key: string]: Raw }

export const isRawObject = (raw: Raw | undefined): raw is RawObject =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** Whether a value is null, or a text without a visible character. */
export const isBlank = (raw: Raw): boolean =>
  raw === null || (typeof raw === 'string' && looksBlank(raw))
