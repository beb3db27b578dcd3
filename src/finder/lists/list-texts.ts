import type { ResolvedList } from '../../directory/curated.ts'
import type { Language } from '../../messages/languages.ts'
import { pageAt } from '../../pages/address.ts'
import { type Html, html } from '../../pages/layout/html.ts'
import { lookOf } from '../../pages/layout/style/look.ts'
import { styleFile } from '../../pages/layout/style/style-file.ts'
import { markdown } from '../../pages/texts/markdown.ts'
import { WRITTEN, writtenIn } from '../../pages/translated.ts'
import { type ListTexts, STATEMENTS } from '../../record/curated-list.ts'
import type { ListFrame } from '../../pages/layout/list-frame.ts'

/** The address of a list that the publisher curates. */
export const curatedAddress = ({ slug }: Pick<ResolvedList, 'slug'>): string =>
  pageAt(`lists/${slug}`)

/** A text of a list in a language, and whether it is in that language for certain. */
export function textOf(
  { written }: ResolvedList,
  name: keyof ListTexts | 'title',
  language: Language,
): { readonly text: string; readonly marks: Html } | undefined {
  const own = written.translations?.[language]?.[name]
  const text = own ?? written[name]
  return text === undefined
    ? undefined
    : { text, marks: own === undefined ? WRITTEN : (writtenIn(language) as Html) }
}

/** A text in Markdown as a block. */
export function blockOf(list: ResolvedList, name: keyof ListTexts, language: Language) {
  const own = textOf(list, name, language)
  return own && html`<div class="text" ${own.marks}>${markdown(own.text)}</div> `
}

/** The frame of a list; undefined where it has nothing of its own. */
export function frameOf(list: ResolvedList, languages: readonly Language[]): ListFrame | undefined {
  const { colour, promise, translations = {} } = list.written
  const said = languages.map((language) => {
    const footer = blockOf(list, 'footer', language)
    const title = promise === undefined ? undefined : textOf(list, 'title', language)?.text
    return [language, { ...(title && { title }), ...(footer && { footer: footer.text }) }] as const
  })
  const stated = STATEMENTS.filter((name) =>
    [list.written, ...Object.values(translations)].some((texts) => texts[name] !== undefined),
  )
  const isPlain = said.every(([, texts]) => Object.keys(texts).length === 0)
  if (isPlain && colour === undefined && stated.length === 0) return undefined
  return {
    ...(colour !== undefined && { look: { ...lookOf(colour), style: styleFile(colour).path } }),
    said: Object.fromEntries(said),
    stated,
  }
}
