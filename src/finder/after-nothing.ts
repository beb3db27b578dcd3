import { nationsOfText } from '../search/urgent/nations.ts'
import { type Site, readTopics } from './find-site.ts'
import type { FindQuery } from './find-query.ts'
import type { Found } from './notes.ts'
import { CONDITIONS, type SearchResults } from './pages/search-results.ts'
import { signpostsFor } from './pages/signposts.ts'
import type { Topic } from './pages/topic-choice.ts'
import { similarTopics } from './similar-topics.ts'
import { readUrgentFile } from './urgent-lines.ts'

interface Selecting {
  readonly select: (query: FindQuery) => Promise<Found>
}

/** What can follow a search that has found nothing. */
export async function afterNothing(
  query: FindQuery,
  topics: readonly Topic[],
  site: Site & Selecting,
): Promise<Pick<SearchResults, 'looser' | 'similar' | 'signposts'>> {
  const all = topics.length > 0 ? topics : await readTopics(site)
  const looser = await loosen(query, site)
  const { search } = query
  const asked = nationsOfText(query.place)
  const signposts = signpostsFor(
    search,
    asked.length > 0 ? asked : ((await readUrgentFile(site))?.nations ?? []),
  )
  return { looser, similar: similarTopics(search, all), signposts }
}

/** The conditions without which a search finds something, and how much each time. */
async function loosen(
  query: FindQuery,
  { select }: Selecting,
): Promise<NonNullable<SearchResults['looser']>> {
  const names = CONDITIONS.filter((name) => query[name].length > 0)
  if (names.length < 2) return []
  const totals = await Promise.all(
    names.map(async (name) => {
      const without = { ...query, [name]: name === 'topics' ? [] : '', page: 1 }
      const found = await select(without)
      return { name, total: found.total }
    }),
  )
  return totals.filter(({ total }) => total > 0)
}
