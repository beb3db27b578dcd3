import { withoutRegion } from '../record/schema/page-languages.ts'
import { type Html, html } from './layout/html.ts'
import type { PageContext } from './page-context.ts'
import type { Language } from '../messages/languages.ts'

/*
 * A page in another language than the records shows the texts that a record has in that language, and the others as they
 * were written. The published document is the same in every language; these texts come beside it.
 */

type Texts = Readonly<Record<string, string>>

/** What is known of a page and its translations. */
type Known = Pick<PageContext, 'translations' | 'language'>

/**
 * A document, and what is nested in it, with its texts in the language of the page. A text that the document does not have is not
 * added: it may be private, or of a confidential place.
 */
export function translated<D extends object>(document: D, context: Known): D {
  return context.translations ? (inside(document, context) as D) : document
}

function inside(value: unknown, context: Known): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => inside(one, context))
  const { id } = value as { readonly id?: string }
  const texts = textsOf(id, context)
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' ? (textIn(texts, name) ?? one) : inside(one, context),
    ]),
  )
}

/** The attributes of an element whose text is a field of a record. */
export const written = (id: string, field: string, context: Known): Html =>
  writtenIn(languageOf(id, field, context).language)

/** Its direction, and its language where that is not the language of the records. */
export const writtenIn = (language: Language | undefined): Html =>
  language === undefined ? WRITTEN : html`lang="${language}" dir="auto"`

/** The attributes of any other element with a text of a record or of the publisher. */
export const WRITTEN = html`dir="auto"`

/** The language of a field of a record as the page shows it; nothing when it is that of the records. */
export const languageOf = (
  id: string,
  field: string,
  context: Known,
): { readonly language?: Language } =>
  textIn(textsOf(id, context), field) === undefined ? {} : { language: context.language }

const textsOf = (id: string | undefined, { translations, language }: Known): Texts | undefined =>
  id === undefined ? undefined : (translations?.(id)?.[language] as Texts | undefined)

const textIn = (texts: Texts | undefined, field: string) =>
  texts && Object.hasOwn(texts, field) ? texts[field] : undefined

/** The translations that a page needs: none when it is in the language of the records. */
export const translationsFor = (
  { language, contentLanguage }: Pick<PageContext, 'language' | 'contentLanguage'>,
  translations: PageContext['translations'],
): Pick<PageContext, 'translations'> =>
  translations && language !== withoutRegion(contentLanguage) ? { translations } : {}
