import { select } from '../api/answer-list.ts'
import type { ListQuery } from '../api/list-query.ts'
import type { Manifest } from '../api/manifest.ts'
import { parsePostcode } from '../countries/postcode.ts'
import { WEEKDAYS } from '../hsds/weekdays.ts'
import { searched } from '../parameters/values.ts'
import type { UrgentNeed } from '../search/urgent/lines.ts'
import { type Site, clockOf } from './find-site.ts'
import { arrange } from './arrange.ts'
import { type JudgeOptions, readJudgement } from './judge.ts'
import { findNeeded, withNeeded } from './needed.ts'
import type { FindQuery } from './find-query.ts'
import type { Found } from './notes.ts'
import type { Search } from './order.ts'
import type { SectionKind } from './pages/result-sections.ts'
import { CONDITIONS } from './pages/search-results.ts'
import type { Topic } from './pages/topic-choice.ts'
import type { Understood } from './read-box.ts'
import { type Where, resolvePlace } from './resolve-place.ts'

/**
 * The services that a search finds, after those for the needs that it says. Where the place is not known, those that the other conditions
 * find.
 */
export async function selectServices(
  typed: FindQuery,
  understood: Understood,
  topics: readonly Topic[],
  site: Site,
  needs: readonly UrgentNeed[] = [],
): Promise<Found> {
  const { manifest, read, now } = site
  const { place = '', near: _, ...said } = understood.answers
  const query = { ...typed, search: understood.words, place: typed.place || place }
  const resolved = await resolvePlace(query, site)
  const [where, problem] = 'problem' in resolved ? [{}, resolved] : [resolved]
  const near = nearOf(where, manifest)
  const isUncorrected = query.typed !== ''
  const source = { manifest, read, isMeasured: near !== undefined, isUncorrected }
  const look = async (query: FindQuery, asked = query.search) => {
    const found = await select(
      'services',
      { ...listQuery(query), ...(near && { near }) },
      { ...source, asked },
    )
    if ('problem' in found) throw new Error(found.problem.detail)
    return found
  }
  const selection = await look(query, typed.search)
  const clock = clockOf(manifest.pages, now)
  // Nothing but a place was asked, and that is not known.
  const isEmpty =
    problem !== undefined &&
    Object.keys(said).length === 0 &&
    CONDITIONS.every((name) => name === 'place' || query[name].length === 0)
  const positions = isEmpty ? [] : selection.positions
  const options = { manifest, read, topics, clock }
  const arranged = await arrange({ ...selection, positions }, { query, said }, options)
  const rankOf = needs.length > 0 ? await readHelp({ query, said }, options) : () => 0
  const needed = await findNeeded(
    needs,
    async (search) => {
      const asked = { ...query, search }
      return arrange(await look(asked), { query: asked, said: {} }, options)
    },
    rankOf,
  )
  const sections = withNeeded(needs, needed, arranged.sections)
  const isWhole = (one: number) => arranged.whole.has(one) || needed.includes(one)
  const countWithout = (kinds: readonly SectionKind[]) =>
    sections.flatMap(({ kind, positions: own }) =>
      kinds.includes(kind) ? [] : own.filter(isWhole),
    ).length
  return {
    ...selection,
    ...arranged,
    sections,
    understood,
    where,
    problem,
    certain: countWithout(['closed', ...UNSAID]) || countWithout(['closed']) || countWithout([]),
    total: sections.reduce((sum, { positions: own }) => sum + own.length, 0),
    clock,
    holiday: query.when === '' && !said.when ? [] : clock.holidays,
  }
}

/** What has all words, and does not say all else that was asked. */
const UNSAID: readonly SectionKind[] = ['unsaid', 'other', 'unpriced']

/** How well a service helps with an urgent need: whether it is there in time, then whether it can be rung. */
async function readHelp(
  { query, said }: Search,
  options: JudgeOptions,
): Promise<(position: number) => number> {
  const [soon, rung] = await Promise.all(
    [{ when: said.when ?? 'now' }, { delivery: 'telephone' }].map((own) =>
      readJudgement({ query, said: own }, options),
    ),
  )
  return (position) => 3 * soon!.saidOf(position) + rung!.saidOf(position)
}

/** As much of a search as the index answers alone, with everything that it finds. */
const listQuery = ({ search, day }: Pick<FindQuery, 'search' | 'day'>): ListQuery => {
  const weekday = WEEKDAYS.find((one) => one === day)
  return {
    page: 1,
    filters: {
      ...(search !== '' && { search: searched(search) }),
      ...(weekday && { day: weekday }),
    },
    why: false,
    shape: 'item',
    format: 'ndjson',
  }
}

/** Where a search is near. */
function nearOf({ postcode, point }: Where, { coverage }: Manifest): ListQuery['near'] {
  const parsed = postcode === undefined ? undefined : parsePostcode(postcode, coverage.countries)
  const known = parsed && 'postcode' in parsed ? { postcode: parsed.postcode } : undefined
  return known || point ? { ...known, ...(point && { point }) } : undefined
}
