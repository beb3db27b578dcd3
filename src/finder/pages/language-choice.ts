import { escapeHtml, html, unescapeHtml } from '../../pages/layout/html.ts'
import { type Offered, languageKey } from '../questions/language-key.ts'
import type { PageContext } from '../../pages/page-context.ts'

/** The languages to choose from, finished when the site is made: an `<option>` in each line; empty when no service says one. */
export function languageOptions(
  offered: Iterable<Offered>,
  { language }: Pick<PageContext, 'language'>,
): string {
  const byKey = new Map([...offered].map((one) => [languageKey(one), one]))
  byKey.delete('')
  const { compare } = new Intl.Collator(language)
  const known = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
  return [...byKey]
    .map(([key, { code, name }]) => [key, nameIn(known, code) ?? name ?? key] as const)
    .toSorted(([, one], [, other]) => compare(one, other))
    .map(([key, name]) => html`<option value="${key}">${name.replaceAll('\n', ' ')}</option>`.text)
    .join('\n')
}

/** The name of a language with a code; undefined for a text that is no code. */
function nameIn(known: Intl.DisplayNames, code: string | undefined): string | undefined {
  try {
    return code === undefined ? undefined : known.of(code)
  } catch {
    return undefined
  }
}

/** The same with one of them chosen. */
export const withChosen = (options: string, key: string): string =>
  key === '' ? options : options.replace(startOf(key), (start) => start.replace('>', ' selected>'))

/** The name of a language among the options; its key, which is a name then, when it is not there. */
export function nameAmong(options: string, key: string): string {
  const start = startOf(key)
  const line = options.split('\n').find((one) => one.startsWith(start))
  return line === undefined
    ? key.slice(0, 1).toUpperCase() + key.slice(1)
    : unescapeHtml(line.slice(start.length, -'</option>'.length))
}

const startOf = (key: string) => `<option value="${escapeHtml(key)}">`
