import type { Translations } from '../record/schema/written.ts'
import type { PageList } from './address.ts'
import type { Attribution, PageContext } from './page-context.ts'
import { type PagesManifest, contextOf } from './pages-manifest.ts'
import { translationsFor } from './translated.ts'
import type { Language } from '../messages/languages.ts'

/** What pages know beside the document that they show, as plain data, so that another thread can make them. */
export interface PageData {
  readonly manifest: PagesManifest
  /** The addresses of pages by the ids of their records. */
  readonly addresses: Readonly<Record<PageList, ReadonlyMap<string, string>>>
  /** The ids of confidential places. */
  readonly confidential: ReadonlySet<string>
  /** The texts of records in other languages, by their ids; absent when there are none. */
  readonly translations?: ReadonlyMap<string, Translations>
  /** Where each imported record came from, by its id. */
  readonly sources?: ReadonlyMap<string, Attribution>
}

/** The context of all pages in a language, by default the first. */
export function contextFrom(
  { manifest, addresses, confidential, translations, sources }: PageData,
  language?: Language,
): PageContext {
  const frame = contextOf(manifest, language)
  return {
    ...frame,
    ...translationsFor(frame, translations && ((id) => translations.get(id))),
    ...(sources && { sourceOf: (id) => sources.get(id) }),
    addressOf: (list, id) => addresses[list].get(id),
    isConfidential: (id) => confidential.has(id),
  }
}
