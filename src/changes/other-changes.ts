import type { Directory } from '../directory/directory.ts'
import { canonical } from '../directory/ids.ts'
import { languages } from '../messages/languages.ts'
import { type Replaced, wordsFile } from '../messages/replace.ts'
import type { Sentence } from '../messages/sentence.ts'
import { REMOVED_FILE } from '../record/schema/removed.ts'
import { outlineOf } from '../directory/service-area.ts'
import type { Area } from '../record/area.ts'
import type { Change } from './change.ts'
import type { Fact, How } from './facts/fact.ts'
import { settingsFacts } from './records/settings-facts.ts'
import { textFact } from './fields/text-fact.ts'
import { SETTINGS_FILE } from './version.ts'

/** The changes of files that are not records: areas, pages and sentences of the publisher, settings and the list of removed ids. */
export const otherChanges = (before: Directory, after: Directory): Change[] => [
  ...areaChanges(before, after),
  ...pageChanges(before, after),
  ...wordsChanges(before, after),
  ...settingsChange(before, after),
  ...removedChange(before, after),
]

const namesIn = (one: Iterable<string>, other: Iterable<string>) =>
  [...new Set([...one, ...other])].sort()

function areaChanges({ areas: was }: Directory, { areas: is }: Directory): Change[] {
  return namesIn(was.keys(), is.keys()).flatMap((slug): Change[] => {
    const [old, young] = [was.get(slug), is.get(slug)]
    const { file, name } = (young ?? old)!
    const area = { subject: 'area', name, file } as const
    if (!old) return [{ ...area, verb: 'added', facts: [] }]
    if (!young) return [{ ...area, verb: 'removed', facts: [] }]
    if (canonical(old.geojson) === canonical(young.geojson)) return []
    const facts = [...outlineFacts(old, young)]
    const before = { name: old.name, file }
    if (before.name !== name) return [{ ...area, verb: 'renamed', before, facts }]
    // Other properties that a map program writes beside an outline are not published.
    return [
      { ...area, verb: 'changed', facts: facts.length > 0 ? facts : [{ kind: 'unpublished' }] },
    ]
  })
}

function* outlineFacts(before: Area, after: Area): Generator<Fact> {
  const [was, is] = [before, after].map(({ geojson }) => canonical(outlineOf(geojson)))
  if (was !== is) yield { kind: 'text', what: 'outline', how: 'changed' }
}

function pageChanges({ pages: was }: Directory, { pages: is }: Directory): Change[] {
  const bySlug = (pages: typeof was) => new Map(pages.map((page) => [page.slug, page]))
  const [old, young] = [bySlug(was), bySlug(is)]
  return namesIn(old.keys(), young.keys()).flatMap((slug): Change[] => {
    const [before, after] = [old.get(slug), young.get(slug)]
    const { title: name, file } = (after ?? before)!
    const page = { subject: 'page', name, file } as const
    if (!before) return [{ ...page, verb: 'added', facts: [] }]
    if (!after) return [{ ...page, verb: 'removed', facts: [] }]
    const fact = textFact('text', before.text, after.text)
    const facts = fact ? [fact] : []
    if (before.title !== name)
      return [{ ...page, verb: 'renamed', before: { name: before.title, file }, facts }]
    return fact ? [{ ...page, verb: 'changed', facts }] : []
  })
}

function wordsChanges({ replaced: was }: Directory, { replaced: is }: Directory): Change[] {
  return languages.flatMap((language) => {
    const [old, young] = [was, is].map(
      (all) => all.find((one) => one.language === language)?.sentences ?? {},
    ) as [Replaced, Replaced]
    const facts = namesIn(Object.keys(old), Object.keys(young)).flatMap(
      (key) => textFact(`sentence \`${key}\``, toText(old[key]), toText(young[key])) ?? [],
    )
    return changeOf('settings', wordsFile(language), facts)
  })
}

const toText = (sentence: Sentence | undefined) =>
  typeof sentence === 'object' ? Object.values(sentence).join(' / ') : sentence

const settingsChange = ({ settings: was }: Directory, { settings: is }: Directory): Change[] =>
  changeOf('settings', SETTINGS_FILE, [...settingsFacts(was, is)])

/** Entries for records that are removed in the same change are left out: the removal says it. */
function removedChange(before: Directory, after: Directory): Change[] {
  const [was, is] = [before, after].map(({ removed }) => new Set(removed.map(({ id }) => id)))
  const records = [
    ...before.services,
    ...before.locations,
    ...before.organizations,
    ...before.taxonomies,
  ]
  const recorded = new Set(records.map(({ id }) => id))
  const fact = (how: How, ids: readonly string[]): Fact[] =>
    ids.length === 0
      ? []
      : [{ kind: 'hidden', what: 'entry', how, of: 'several', count: ids.length }]
  return changeOf('removed', REMOVED_FILE, [
    ...fact(
      'added',
      [...is!].filter((id) => !was!.has(id) && !recorded.has(id)),
    ),
    ...fact(
      'gone',
      [...was!].filter((id) => !is!.has(id)),
    ),
  ])
}

const changeOf = (subject: Change['subject'], file: string, facts: readonly Fact[]): Change[] =>
  facts.length === 0 ? [] : [{ verb: 'changed', subject, name: file, file, facts }]
