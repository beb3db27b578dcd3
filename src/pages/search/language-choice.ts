import type { Document } from '../../hsds/types.ts'
import { escapeHtml, html, unescapeHtml } from '../frame/html.ts'
import type { PageContext } from '../page-context.ts'

/** A language that a service is offered in. */
export interface OfferedLanguage {
  /** What a query calls it: its code, or its name where it has none. */
  readonly key: string
  readonly name: string
}

/** The languages of a service, with their names in the language of the page. */
export function languagesOf(
  { languages = [] }: Pick<Document<'service'>, 'languages'>,
  { language }: Pick<PageContext, 'language'>,
): readonly OfferedLanguage[] {
  return languages.flatMap(({ code, name }) => {
    const key = languageKey(code ?? name ?? '')
    return key === '' ? [] : { key, name: nameOf(code, language) ?? name ?? key }
  })
}

/** What a query calls a language, however it is written. */
export const languageKey = (text: string): string => text.trim().toLowerCase()

function nameOf(code: string | undefined, language: string): string | undefined {
  if (code === undefined) return undefined
  try {
    return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}

/** The languages to choose from, finished when the site is made: an `<option>` in each line; empty when no service says one. */
export function languageOptions(
  offered: Iterable<OfferedLanguage>,
  { language }: Pick<PageContext, 'language'>,
): string {
  const names = new Map<string, string>()
  for (const { key, name } of offered) if (!names.has(key)) names.set(key, name)
  const { compare } = new Intl.Collator(language)
  return [...names]
    .toSorted(([, one], [, other]) => compare(one, other))
    .map(([key, name]) => html`<option value="${key}">${name.replaceAll('\n', ' ')}</option>`.text)
    .join('\n')
}

/** The same with one of them chosen. */
export const withChosen = (options: string, key: string): string =>
  key === '' ? options : options.replace(startOf(key), (start) => start.replace('>', ' selected>'))

/** The name of a language among the options; its key when it is not there. */
export function nameAmong(options: string, key: string): string {
  const start = startOf(key)
  const line = options.split('\n').find((one) => one.startsWith(start))
  return line === undefined ? key : unescapeHtml(line.slice(start.length, -'</option>'.length))
}

const startOf = (key: string) => `<option value="${escapeHtml(key)}">`
