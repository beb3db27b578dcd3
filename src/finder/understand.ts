import { unescapeHtml } from '../pages/layout/html.ts'
import { indexPath } from '../feed/paths.ts'
import { suggest } from '../search/read/suggest.ts'
import type { FindQuery } from './find-query.ts'
import type { SearchOptions } from './pages/search-form.ts'
import { QUESTION_KEYS } from './questions/questions.ts'
import { type BoxKey, type Understood, possiblePlaces, readBox, withoutSign } from './read-box.ts'
import type { FindSource } from './read-find-file.ts'
import { isKnownPlace } from './resolve-place.ts'

/** Names of languages that people write in place of those that lists have. */
const CALLED: Readonly<Record<string, string>> = {
  ...{
    bsl: 'bfi',
    'sign language': 'bfi',
    'british sign language': 'bfi',
    'iaith arwyddion': 'bfi',
  },
  ...{
    welsh: 'cy',
    cymraeg: 'cy',
    gymraeg: 'cy',
    english: 'en',
    saesneg: 'en',
    pwyleg: 'pl',
    mandarin: 'zh',
    farsi: 'fa',
  },
}

/** Understands the text of a search, with the names of the directory. What the form answers already stays words. */
export async function understand(
  query: FindQuery,
  options: Pick<SearchOptions, 'languages'>,
  source: FindSource,
): Promise<Understood> {
  const { search } = query
  const answered = (['place', ...QUESTION_KEYS] as const).filter((key) => query[key] !== '')
  const unread: readonly BoxKey[] = [...query.unread, ...answered]
  const languages = languagesIn(options.languages)
  const places = unread.includes('place') ? new Set<string>() : await knownPlaces(search, source)
  const read = (records: readonly string[]) =>
    readBox(search, { languages, places, records }, unread)
  const first = read([])
  return Object.keys(first.answers).length === 0 ? first : read(await namesLike(search, source))
}

/** The keys of the languages of services by their names in small letters. */
function languagesIn(options: string): ReadonlyMap<string, string> {
  const named = [...options.matchAll(/<option value="([^"]*)">([^<]*)</g)].map(
    ([, key = '', name = '']) => [unescapeHtml(name).toLowerCase(), key] as const,
  )
  const keys = new Set(named.map(([, key]) => key))
  return new Map([...Object.entries(CALLED).filter(([, key]) => keys.has(key)), ...named])
}

async function knownPlaces(text: string, source: FindSource): Promise<ReadonlySet<string>> {
  const unsigned = withoutSign(text)
  const known = await Promise.all(
    possiblePlaces(text).map(async (name) =>
      (await isKnownPlace(name, { isAlone: unsigned.includes(name) }, source)) ? [name] : [],
    ),
  )
  return new Set(known.flat())
}

/** Names of records that begin like a text. */
async function namesLike(text: string, { manifest, read }: FindSource): Promise<readonly string[]> {
  const reader = (path: string) => read(indexPath(manifest.build, path))
  return (await suggest(reader, manifest.search, text)).map(({ name }) => name)
}
