import type { Document } from '../../hsds/types.ts'

/** A language that a service is offered in, as its record writes it. */
export type Offered = Pick<Document<'language'>, 'code' | 'name'>

/** What a query calls a language: its code, or its name where it has none; empty where it has neither. */
export const languageKey = ({ code, name = '' }: Offered): string =>
  (code ?? name).trim().toLowerCase()
