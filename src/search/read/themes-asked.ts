import type { Collection } from '../../hsds/collections.ts'
import { THEMES_PATH } from '../format/index-manifest.ts'
import type { Posting } from '../format/posting.ts'
import { NONE, openModel, themesOf, wordsOfTheme } from '../themes/themes.ts'
import { readTerms } from './read-terms.ts'
import type { Source } from './source.ts'

/** What a text is about. */
export interface AskedThemes {
  /** The themes that any document has. */
  readonly themes: readonly AskedTheme[]
  /** It is certain, and no document has the theme. */
  readonly isMissing: boolean
}

/** A theme, and the documents that have it. */
export interface AskedTheme {
  readonly posting: Posting
  /** How certain it is, from 0 to 1. */
  readonly share: number
}

const MIN_SHARE = 0.15
const CERTAIN = 0.8
const MAX_THEMES = 3

/** The themes of a text, where the index has a model of themes. */
export async function themesAsked(
  source: Source,
  collection: Collection,
  text: string,
): Promise<AskedThemes> {
  if (!source.manifest.themes) return NO_THEMES
  const table = new TextDecoder().decode(await source.read(THEMES_PATH, 0))
  const asked = themesOf(text, openModel(table))
    .filter(({ id, share }) => share >= MIN_SHARE && id !== NONE)
    .slice(0, MAX_THEMES)
  const words = asked.flatMap(wordsOfTheme)
  const terms = await readTerms(
    source,
    collection,
    words.map(({ word }) => word),
  )
  const themes = words.flatMap(({ word, share }) => {
    const found = terms.get(word)
    return found ? [{ posting: found.posting, share }] : []
  })
  return { themes, isMissing: themes.length === 0 && (asked[0]?.share ?? 0) >= CERTAIN }
}

export const NO_THEMES: AskedThemes = { themes: [], isMissing: false }
