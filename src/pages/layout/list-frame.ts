import type { Language } from '../../messages/languages.ts'
import { pageAt } from '../address.ts'
import { Html } from './html.ts'
import type { Look } from './style/look.ts'
import type { PageContext } from '../page-context.ts'
import type { StatementName } from '../../record/curated-list.ts'

/** What the pages and the searches of a curated list have in place of what the directory has. */
export interface ListFrame {
  readonly look?: Look & { readonly style: string }
  /** By languages; the footer as HTML. */
  readonly said: Readonly<Partial<Record<Language, { title?: string; footer?: string }>>>
  /** The statements that are its own. */
  readonly stated: readonly StatementName[]
}

/** The context of the pages of a list. */
export function inFrame(
  context: PageContext,
  list: string,
  { look, said, stated }: ListFrame,
): PageContext {
  const { title, footer } = said[context.language] ?? {}
  return {
    ...context,
    ...look,
    ...(title !== undefined && { home: pageAt(`lists/${list}`) }),
    ...(title !== undefined && { directory: { ...context.directory, title } }),
    ...(footer !== undefined && { footer: new Html(footer) }),
    stated: { at: pageAt(`lists/${list}`), names: stated },
  }
}

/** The context of a search that is only in a list. */
export function searchFrame(
  context: PageContext,
  only: string,
  lists: Readonly<Record<string, ListFrame>> = {},
): PageContext {
  const [, list = ''] = /^lists\/(.*)$/.exec(only) ?? []
  const frame = Object.hasOwn(lists, list) ? lists[list] : undefined
  return frame ? inFrame(context, list, frame) : context
}
