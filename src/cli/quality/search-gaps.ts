import { counted } from '../../text/counted.ts'
import { nodePlatform } from '../../generator/publish/platform.ts'
import { indexPath } from '../../feed/paths.ts'
import { find } from '../../search/read/find.ts'
import type { WordMatch } from '../../search/read/word-match.ts'
import type { Site } from '../../generator/site/composed-site.ts'
import { createLookup } from '../../generator/site/lookup.ts'

/** What a search for services found. */
export interface Searched {
  readonly question: string
  /** How many services were found, and how many have every word. */
  readonly total: number
  readonly complete: number
  readonly words: readonly WordMatch[]
}

/** The questions of a file: one a line, without blank lines and comments. */
export const questionsIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Searches the services of a site for each question. */
export function searchAll(site: Site, questions: readonly string[]): Promise<Searched[]> {
  const { manifest, get } = createLookup(site, nodePlatform)
  const reader = async (path: string) => get(indexPath(manifest.build, path)) as Uint8Array
  return Promise.all(
    questions.map(async (search): Promise<Searched> => {
      const found = await find(reader, manifest.search, 'services', { search }, { limit: 1 })
      return { question: search, ...found }
    }),
  )
}

/** The report: which questions find nothing, or only by correction, or only in part, and which words the records lack. */
export function formatSearchGaps(searched: readonly Searched[]): string {
  const nothing = searched.filter(({ total }) => total === 0)
  const found = searched.filter(({ total }) => total > 0)
  const corrected = found.filter(({ words }) => words.some(({ isCorrected }) => isCorrected))
  const partly = found.filter((one) => one.complete === 0 && !corrected.includes(one))
  const missing = (words: readonly WordMatch[]) =>
    words.filter(({ alternatives }) => alternatives.length === 0).map(({ written }) => written)
  return [
    `${counted(searched.length, 'question')}: ${nothing.length} find nothing, ${corrected.length} only by correction, ${partly.length} only in part.`,
    ...section('These find nothing', nothing, ({ words }) => needed(missing(words))),
    ...section('These find something only by correction', corrected, ({ words }) =>
      words
        .filter(({ isCorrected }) => isCorrected)
        .map(({ written, alternatives }) => `${written} was taken for ${alternatives[0]!.as}`)
        .join('; '),
    ),
    ...section('These find only services with some of the words', partly, ({ words }) =>
      missing(words).length > 0 ? needed(missing(words)) : 'no record has all of these words',
    ),
    ...(nothing.length + corrected.length + partly.length === 0
      ? []
      : ['', 'Use these words where they are true, or add them to `synonyms` in directory.yaml.']),
    '',
  ].join('\n')
}

const needed = (words: readonly string[]) =>
  words.length === 0 ? 'it has only words such as "the"' : `no record has ${words.join(', ')}`

const section = (
  title: string,
  searched: readonly Searched[],
  reason: (one: Searched) => string,
): string[] =>
  searched.length === 0
    ? []
    : ['', `${title}:`, ...searched.map((one) => `  ${one.question} (${reason(one)})`)]
