import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import { groupBy } from '../../../../directory/group-by.ts'
import { memoise } from '../../../../text/memoise.ts'
import { COLUMNS, columnText } from '../../../../finder/questions/columns.ts'
import { offeredChoices } from '../../../../finder/questions/offered-choices.ts'
import { languageOptions } from '../../../../finder/pages/language-choice.ts'
import { areaTowns } from '../../../../finder/pages/area-towns.ts'
import { topicOptions } from '../../../../finder/pages/topic-choice.ts'
import { type TownsFile, townKey, townsIn } from '../../../../finder/pages/towns.ts'
import { topicsIn } from '../../../../finder/lists/topic-tree.ts'
import type { SetDocument } from '../document.ts'
import type { Site } from '../../composed-site.ts'
import type { SearchOptions } from '../../../../finder/pages/search-form.ts'
import { type SitePages, pagesOf, sitesOf } from './context.ts'
import { findFiles } from './find-files.ts'

/** What the search page is put together from: a finished card of each service, and what there is to choose from. */
export const searchFiles: SetDocument = {
  kind: 'set',
  title: 'cards of services and topics, for the search page',
  patterns: [
    '/_/b/{build}{/language}/find/cards/{number}.txt',
    '/_/b/{build}{/language}/find/topics.txt',
    '/_/b/{build}{/language}/find/options.txt',
  ],
  type: MEDIA_TYPES.txt,
  from: 'both',
  below: '/_/b/',
  files: (site) => new Map([...sitesOf(site)].flatMap((one) => [...filesOf(one)])),
}

/** The files of one language. */
function filesOf(site: Site): ReturnType<SetDocument['files']> {
  const pages = pagesOf(site)
  if (!pages) return new Map()
  const { items_per_file: size, total } = site.plan.lists.services
  const cards = (start: number) => pages.services().slice(start, start + size)
  const makers = [
    ...Array.from(
      { length: Math.ceil(total / size) },
      (_, file) => [`cards/${file}.txt`, () => cards(file * size).map(({ card }) => card)] as const,
    ),
    ['topics.txt', () => [JSON.stringify(topics(pages))]] as const,
    ['options.txt', () => [JSON.stringify(searchOptions(pages))]] as const,
  ]
  return findFiles(site.plan, makers, pages.context.prefix)
}

const topics = memoise(({ taxonomies, services, context }: SitePages) =>
  topicsIn(taxonomies(), services(), context),
)

/** What the form of the search page can choose from. */
export const searchOptions = memoise((pages: SitePages): SearchOptions => ({
  topics: topicOptions(topics(pages)),
  languages: languageOptions(
    pages.services().flatMap(({ languages }) => languages),
    pages.context,
  ),
  choices: offeredChoices(pages.services()),
}))

/** The towns that a search can be near. */
export const searchTowns: SetDocument = {
  kind: 'set',
  title: 'towns, areas and villages, for the search page',
  patterns: ['/_/b/{build}/find/towns.txt', '/_/b/{build}/find/places/{letter}.txt'],
  type: MEDIA_TYPES.txt,
  from: 'both',
  below: '/_/b/',
  files(site) {
    const pages = pagesOf(site)
    if (!pages) return new Map()
    const { towns: britain = [], villages = [] } = site.places ?? {}
    const byLetter = groupBy(villages, (line) => townKey(line.slice(0, 2))[0] ?? '')
    const towns = (): TownsFile => {
      const services = pages.services()
      const places = services.flatMap((service) => service.towns)
      const found = townsIn(places)
      const areas = areaTowns(
        services.flatMap((service) => service.areas),
        places,
        found,
      )
      return { own: [...found, ...areas], britain, letters: [...byLetter.keys()].join('') }
    }
    return findFiles(site.plan, [
      ['towns.txt', () => [JSON.stringify(towns())]],
      ...Array.from(
        byLetter,
        ([letter, lines]) => [`places/${letter}.txt`, () => [JSON.stringify(lines)]] as const,
      ),
    ])
  },
}

/** The columns of the questions that the search page has and the API has not. */
export const searchColumns: SetDocument = {
  kind: 'set',
  title: 'what each service answers to a question of the search page',
  patterns: ['/_/b/{build}/find/columns/{column}.txt'],
  type: MEDIA_TYPES.txt,
  from: 'both',
  below: '/_/b/',
  files(site) {
    const pages = pagesOf(site)
    if (!pages) return new Map()
    return findFiles(
      site.plan,
      COLUMNS.map((name) => [
        `columns/${name}.txt`,
        () => [columnText(pages.services().map(({ search }) => search[name]!))],
      ]),
    )
  },
}
