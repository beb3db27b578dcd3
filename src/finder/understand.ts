import { unescapeHtml } from '../pages/layout/html.ts'
import { indexPath } from '../feed/paths.ts'
import { OFFERED, SPOKEN } from './languages.ts'
import { fold } from '../search/text/fold.ts'
import { suggest } from '../search/read/suggest.ts'
import type { FindQuery } from './find-query.ts'
import type { SearchOptions } from './pages/search-form.ts'
import { QUESTION_KEYS } from './questions/questions.ts'
import { type BoxKey, type Understood, possiblePlaces, readBox, withoutSign } from './read-box.ts'
import type { FindSource } from './read-find-file.ts'
import { isKnownPlace } from './resolve-place.ts'

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
    readBox(search, { languages: languages.all, places, records }, unread)
  const first = read([])
  if (Object.keys(first.answers).length === 0) return first
  return withLanguage(read(await namesLike(search, source)), languages)
}

/** A text of more words is a story, of which no service has all. */
const FEW = 3

/**
 * Adds search words for a language that was read: its name in a long query, and `interpreter` where no service lists the language and
 * the query has no other words.
 */
function withLanguage(read: Understood, { said, all }: Languages): Understood {
  const { words, answers, pieces } = read
  const { language } = answers
  if (language === undefined) return read
  if (words === '' && ![...said.values()].includes(language))
    return { ...read, words: `${language} interpreter` }
  if (words.split(' ').length <= FEW) return read
  const piece = pieces.find(({ key }) => key === 'language')!.text
  const names = piece.split(' ').filter((word) => all.has(word.toLowerCase()))
  return { ...read, words: [words, ...names].join(' ') }
}

/** The keys of languages by their names in small letters: of those that services say, and of all that are read. */
type Languages = Readonly<Record<'said' | 'all', ReadonlyMap<string, string>>>

function languagesIn(options: string): Languages {
  const named = [...options.matchAll(/<option value="([^"]*)">([^<]*)</g)].map(
    ([, key = '', name = '']) => [unescapeHtml(name).toLowerCase(), key] as const,
  )
  const said = new Map([...named.map(([, key]) => [key, key] as const), ...named])
  const called = (groups: readonly string[], isKnown: boolean) =>
    groups.flatMap((group) => {
      const names = group.split(' ').map((name) => name.replaceAll('_', ' '))
      const [key] = [...names.flatMap((name) => said.get(name) ?? []), ...(isKnown ? names : [])]
      return key === undefined
        ? []
        : names.flatMap((name) => [[name, key] as const, [fold(name), key] as const])
    })
  return { said, all: new Map([...called(SPOKEN, true), ...called(OFFERED, false), ...named]) }
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
