import type { Manifest } from '../api/manifest.ts'
import type { ReadBytes } from '../api/read-items.ts'
import type { Language } from '../messages/languages.ts'
import { prefixOf } from '../pages/address.ts'
import type { PagesManifest } from '../pages/pages-manifest.ts'
import { clockIn } from '../times/clock.ts'
import type { Topic } from './pages/topic-choice.ts'
import { readFindJson } from './read-find-file.ts'

/** The site that a search is answered from, and the page that asks. */
export interface Site {
  readonly manifest: Manifest & { readonly pages: PagesManifest }
  readonly read: ReadBytes
  /** The address of the page, without the prefix of a language. */
  readonly action: string
  /** The language of the page. */
  readonly language: Language
  readonly now: Date
}

export const clockOf = ({ directory: { timezone, bank_holidays } }: PagesManifest, now: Date) =>
  clockIn(timezone, now, bank_holidays)

export const readTopics = (site: Site): Promise<readonly Topic[]> =>
  readFindJson(site, 'topics.txt', prefixOf(site.language, site.manifest.pages.languages))
