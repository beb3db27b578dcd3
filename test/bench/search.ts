/**
 * Measures how well searches answer judged questions, beside MiniSearch and a whole FlexSearch on the same records: about the
 * example town, and about the public libraries of Britain where a folder with their records is given.
 *
 *   npm run bench:search [-- FOLDER]
 *
 * Prints a table, and exits with status 1 when a target is missed: no misspelt question has an empty answer, at most 3 % of all
 * have, the answers are better than those of MiniSearch except to unfinished words, and as good as those of every word where
 * questions are written like the records.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Index } from 'flexsearch'
import MiniSearch from 'minisearch'
import { parse } from 'yaml'
import { nodePlatform } from '../../src/generator/publish/platform.ts'
import type { Document } from '../../src/hsds/types.ts'
import { loadContent } from '../../src/generator/pipeline.ts'
import { find } from '../../src/search/read/find.ts'
import { SEARCH_FIELDS, serviceTexts } from '../../src/search/write/search-fields.ts'
import { createLookup } from '../../src/generator/site/lookup.ts'
import { composeSite } from '../../src/generator/site/site.ts'
import { indexPath } from '../../src/feed/paths.ts'
import { type Measures, average, measuresOf } from './relevance.ts'
import { formatTable } from './table.ts'

/** The questions of each class, and what each is answered by. */
type Questions<A> = Readonly<Record<string, Readonly<Record<string, A>>>>

/** Finds the positions of at most ten services, the best first. */
type Engine = (question: string) => Promise<readonly number[]> | readonly number[]

const PAGE = 10
const MAX_EMPTY = 0.03
const TOLERANCE = 0.01
/** Where questions are written like the records. */
const WRITTEN_ALIKE = ['as written', 'other inflection']
const UNFINISHED = 'unfinished'
const OURS = 'ours'
const TYPED = 'match=all'
const MINISEARCH = 'MiniSearch'

const misses: string[] = []
const project = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const questionsOf = <A>(file: string) =>
  parse(readFileSync(project(`test/bench/questions/${file}`), 'utf8')) as Questions<A>

await judge('The example town', project('content'), (records) =>
  answersBy(questionsOf<readonly string[]>('town.yaml'), (slugs) => {
    const unknown = slugs.find((slug) => !records.some((one) => one.slug === slug))
    if (unknown !== undefined) throw new Error(`There is no service ${unknown}.`)
    return (record) => slugs.includes(record.slug)
  }),
)
const libraries = process.argv[2]
if (libraries === undefined)
  console.log(
    '\nThe public libraries were not asked, because no folder with their records was given.',
  )
else
  await judge('The public libraries', libraries, () =>
    answersBy(
      questionsOf<readonly string[]>('libraries.yaml'),
      (texts) =>
        ({ text }) =>
          texts.every((one) => text.includes(one)),
    ),
  )
for (const miss of misses) console.log(`missed: ${miss}`)
process.exitCode = misses.length > 0 ? 1 : 0

/** What a question may be answered by. */
interface Service {
  readonly slug: string
  readonly document: Document<'service'>
  /** The names of the service, its organization, its places and their towns, in small letters. */
  readonly text: string
}

interface Judged {
  readonly kind: string
  readonly question: string
  readonly isAnswer: (service: Service) => boolean
}

function answersBy<A>(
  questions: Questions<A>,
  toTest: (answer: A) => (service: Service) => boolean,
): Judged[] {
  return Object.entries(questions).flatMap(([kind, own]) =>
    Object.entries(own).map(([question, answer]) => ({ kind, question, isAnswer: toTest(answer) })),
  )
}

/** Asks every engine every question about the records of a folder, and prints the averages of each class. */
async function judge(
  title: string,
  folder: string,
  questionsFor: (services: readonly Service[]) => readonly Judged[],
): Promise<void> {
  const { services, engines } = await enginesFor(folder)
  const questions = questionsFor(services)
  const measured: { kind: string; engine: string; question: string; measures: Measures }[] = []
  for (const { kind, question, isAnswer } of questions) {
    const answers = new Set([...services.keys()].filter((i) => isAnswer(services[i]!)))
    if (answers.size === 0) throw new Error(`Nothing answers "${question}".`)
    for (const [engine, ask] of Object.entries(engines)) {
      const measures = measuresOf(await ask(question), answers)
      measured.push({ kind, engine, question, measures })
      if (process.env['OSD_QUESTIONS'] && engine === OURS && measures.gain < 0.5)
        console.log(`${kind}: ${question} ${measures.gain.toFixed(2)}`)
    }
  }
  const of = (engine: string, kind?: string) =>
    average(
      measured
        .filter((one) => one.engine === engine && (kind ?? one.kind) === one.kind)
        .map(({ measures }) => measures),
    )
  const kinds = [...new Set(questions.map(({ kind }) => kind))]
  const rows = [...kinds, undefined].map((kind) => [
    kind ?? '(all)',
    String(questions.filter((one) => (kind ?? one.kind) === one.kind).length),
    ...Object.keys(engines).map((engine) => {
      const { gain, rank, empty } = of(engine, kind)
      return `${gain.toFixed(3)} ${rank.toFixed(3)} ${(100 * empty).toFixed(0).padStart(3)} %`
    }),
  ])
  console.log(`\n${title}: ${services.length} services. nDCG@10, MRR, empty answers`)
  console.log(formatTable(['class', 'questions', ...Object.keys(engines)], rows))
  for (const kind of kinds) {
    const [ours, typed, other] = [OURS, TYPED, MINISEARCH].map((engine) => of(engine, kind))
    const fail = (fault: string) => misses.push(`${title}, ${kind}: ${fault}`)
    if (kind.startsWith('misspelt') && ours!.empty > 0) fail('an answer is empty')
    if (kind !== UNFINISHED && ours!.gain < other!.gain)
      fail(`nDCG@10 is ${ours!.gain.toFixed(3)}, that of MiniSearch ${other!.gain.toFixed(3)}`)
    if (WRITTEN_ALIKE.includes(kind) && ours!.gain < typed!.gain - TOLERANCE)
      fail(`nDCG@10 is ${ours!.gain.toFixed(3)}, that of every word ${typed!.gain.toFixed(3)}`)
  }
  const { empty } = of(OURS)
  if (empty > MAX_EMPTY) misses.push(`${title}: ${(100 * empty).toFixed(1)} % of answers are empty`)
}

/** Our search with and without rescue, and the other engines, on the services of a folder. */
async function enginesFor(
  folder: string,
): Promise<{ services: Service[]; engines: Record<string, Engine> }> {
  const loaded = await loadContent(folder)
  if (!loaded.directory) throw new Error(`${folder} has errors.`)
  const site = composeSite(loaded.directory, loaded)
  const slugs = new Map(loaded.directory.services.map(({ id, slug }) => [id, slug]))
  const services = site.feed.lists.services.map(({ id, detail }): Service => {
    const document = detail()
    const { name, organization, places } = serviceTexts(document)
    const text = [name, organization, places].join('\n').toLowerCase()
    return { slug: slugs.get(id) ?? id, document, text }
  })
  const { manifest, get } = createLookup(site, nodePlatform)
  const reader = async (path: string) => get(indexPath(manifest.build, path)) as Uint8Array
  const ours =
    (match?: 'all'): Engine =>
    async (search) =>
      (await find(reader, manifest.search, 'services', { search, match }, { limit: PAGE })).page
  const texts = services.map(({ document }) => serviceTexts(document))
  const names = SEARCH_FIELDS.map(({ name }) => name)
  const mini = new MiniSearch({
    fields: names,
    searchOptions: {
      fuzzy: 0.2,
      prefix: true,
      boost: Object.fromEntries(SEARCH_FIELDS.map(({ name, weight }) => [name, weight])),
    },
  })
  mini.addAll(texts.map((own, id) => ({ id, ...own })))
  const flex = new Index({ tokenize: 'forward' })
  for (const [i, own] of texts.entries())
    flex.add(i, names.map((name) => own[name] ?? '').join(' '))
  return {
    services,
    engines: {
      [OURS]: ours(),
      [TYPED]: ours('all'),
      [MINISEARCH]: (question) =>
        mini
          .search(question)
          .slice(0, PAGE)
          .map(({ id }) => id as number),
      FlexSearch: (question) => flex.search(question, { limit: PAGE }) as number[],
    },
  }
}
