import { type Refusal, type Selection, select } from '../api/answer-list.ts'
import type { ReadBytes } from '../api/read-items.ts'
import { COMPLETE, DOUBT, PRECISION } from '../api/headers.ts'
import { URGENT } from '../feed/paths.ts'
import { type Urgent, urgentFor } from '../search/urgent/urgent.ts'
import { parseQuery } from '../api/list-query.ts'
import type { Manifest } from '../api/manifest.ts'
import { type Html } from '../pages/html.ts'
import { contextOf, findFilePath, type PagesManifest } from '../pages/pages-manifest.ts'
import type { Topic } from '../pages/search-form.ts'
import { searchPage } from '../pages/search-page.ts'
import type { Words } from '../pages/words/en.ts'
import type { Language } from '../pages/words/languages.ts'
import { type FindQuery, PER_PAGE, findAddress, toApiQuery } from './find-query.ts'
import { readCards } from './read-cards.ts'

interface Site {
  readonly manifest: Manifest & { readonly pages: PagesManifest }
  readonly read: ReadBytes
  /** The language of the page. */
  readonly language: Language
}

/** Makes the page of a search. Throws what reading the index throws. */
export async function answerFind(
  query: FindQuery,
  { manifest, read, language }: Site,
): Promise<string> {
  const context = contextOf(manifest.pages, language)
  const [topics, urgent, found] = await Promise.all([
    readTopics(findFilePath(manifest.build, 'topics.txt', context.prefix), read),
    query.search === '' ? [] : readUrgent(query.search, read),
    selectServices(query, { manifest, read }),
  ])
  const base = {
    topics,
    urgent,
    fields: query,
    addressOf: (changes: Partial<FindQuery>) => findAddress(query, changes),
  }
  if ('error' in found)
    return searchPage(
      {
        ...base,
        total: 0,
        page: 1,
        pages: 0,
        cards: [],
        notes: [],
        error: context.words.find.badPostcode,
      },
      context,
    )
  const pages = Math.ceil(found.total / PER_PAGE)
  const cards: readonly Html[] = await readCards(found, { manifest, read }, context)
  return searchPage(
    {
      ...base,
      total: found.total,
      page: query.page,
      pages,
      cards,
      notes: notesOn(query, found, context.words),
    },
    context,
  )
}

async function readTopics(path: string, read: ReadBytes): Promise<readonly Topic[]> {
  const bytes = await read(path)
  return JSON.parse(new TextDecoder().decode(bytes)) as readonly Topic[]
}

/** The help that cannot wait for these words. Without its file there is a search all the same. */
async function readUrgent(search: string, read: ReadBytes): Promise<readonly Urgent[]> {
  const bytes = await read(URGENT).catch(() => undefined)
  if (!bytes) return []
  const { urgent } = JSON.parse(new TextDecoder().decode(bytes)) as { readonly urgent: Urgent[] }
  return urgentFor(search, urgent)
}

/** The services that a search finds, or what is wrong with its postcode. */
async function selectServices(
  query: FindQuery,
  { manifest, read }: Pick<Site, 'manifest' | 'read'>,
): Promise<Selection | { readonly error: Refusal['problem'] }> {
  const parsed = parseQuery(toApiQuery(query), 'services', manifest.coverage.countries)
  if ('problem' in parsed) return { error: parsed.problem }
  const selection = await select('services', parsed.query, { manifest, read })
  return 'problem' in selection ? { error: selection.problem } : selection
}

/** How the search was understood: corrected words, words that only some have, and how exact the postcode is. */
function notesOn(query: FindQuery, { headers, words, total }: Selection, { find: say }: Words) {
  const notes = words
    .filter(({ isCorrected, alternatives }) => isCorrected && alternatives.length > 0)
    .map(({ written, alternatives }) =>
      say.corrected(written, alternatives.map(({ as }) => as).join('”, “')),
    )
  const complete = Number(headers[COMPLETE] ?? total)
  if (complete < total) notes.push(say.partly(complete))
  if (query.postcode === '') return notes
  const precision = headers[PRECISION]
  if (precision === 'none') return [...notes, say.unplaced]
  return precision === 'unit' ? notes : [...notes, say.about(Number(headers[DOUBT] ?? 0))]
}
