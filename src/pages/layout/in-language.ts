import type { PageContext } from '../page-context.ts'

/**
 * Links to pages, but not to what all languages share: style sheets, scripts, calendars and the feed of changes. A link that
 * says which language it leads to stays as it is.
 */
const LINKS =
  /((?<!hreflang="[a-z]{2}"\s+)(?:href|action)="|content="0; url=)(?=\/find(?:["?#]|\/(?!_\/|[^"]*\.(?:ics|atom)")))/g

/** A text that does not say its language. */
const UNMARKED = /(?<! lang="[a-z]{2}") dir="auto"/g

/**
 * A page as it is in its language: its links stay in that language, and what was written in another one says so. Only texts of
 * records and of the publisher have `dir="auto"`; one that is translated says its language before that.
 */
export function inLanguage(
  page: string,
  {
    prefix,
    language,
    contentLanguage,
  }: Pick<PageContext, 'prefix' | 'language' | 'contentLanguage'>,
): string {
  const linked = prefix === '' ? page : page.replace(LINKS, `$1${prefix}`)
  return contentLanguage === language
    ? linked
    : linked.replace(UNMARKED, `$& lang="${contentLanguage}"`)
}
