import { counted } from '../../text/counted.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import type { Directory, Linked } from '../../directory/directory.ts'
import type { EntityName } from '../../hsds/entities.ts'
import { EXAMPLE_NAMESPACE } from '../../record/settings/defaults.ts'
import { quote } from '../../text/quote.ts'
import { type Pair, pairUp } from '../match/pair.ts'
import type { Baseline } from './baseline.ts'
import { SETTINGS_FILE, type Version } from '../version.ts'

/**
 * Finds published ids that a change removes without listing them in removed.yaml: whoever keeps a copy of the directory
 * would never learn that they are gone. Skips objects inside a record that have no id of their own, because they come and
 * go with the record. A new namespace makes a new directory, which gets one warning instead.
 */
export function* vanishedIds(
  { before, published }: Baseline,
  after: Version,
): Generator<Diagnostic> {
  if (!before || !published) return
  const [was, is] = [before.directory, after.directory]
  const { namespace } = published.settings
  if (namespace !== is.settings.namespace) {
    if (namespace === was.settings.namespace && namespace !== EXAMPLE_NAMESPACE)
      yield newNamespace(namespace, idsOf(published).size)
    return
  }
  const live = idsOf(published)
  const listed = new Set(is.removed.map(({ id }) => id))
  const kept = idsOf(is)
  const mayBeUnread = findUnread(before, after)
  for (const pair of pairs(was, is)) {
    const thing = pair.before
    if (!thing || thing.draft || !live.has(thing.id)) continue
    if (kept.has(thing.id) || listed.has(thing.id)) continue
    if (!pair.after && mayBeUnread(thing.place.file)) continue
    yield vanished({ before: thing, ...(pair.after && { after: pair.after }) })
  }
}

type Thing = Linked<EntityName>

const hasOwnId = ({ value }: Thing) => value.id !== undefined

const everything = ({ services, locations, organizations, taxonomies }: Directory): Thing[] => [
  ...services,
  ...services.flatMap(({ places }) => places),
  ...locations,
  ...organizations,
  ...taxonomies,
  ...taxonomies.flatMap(({ terms }) => terms),
]

/** The ids of everything that a directory publishes. */
const idsOf = (directory: Directory): ReadonlySet<string> =>
  new Set(everything(directory).flatMap(({ id, draft }) => (draft ? [] : [id])))

/** Records and terms, to which others may link, and objects inside records that have an id of their own. */
export const linkable = (directory: Directory) =>
  everything(directory).filter(
    (thing) => thing.entity === 'taxonomy_term' || hasOwnId(thing) || thing.place.path.length === 0,
  )

function pairs(before: Directory, after: Directory): Pair<Thing>[] {
  const [was, is] = [linkable(before), everything(after)]
  return [...new Set(was.map(({ entity }) => entity))].flatMap((kind) => {
    const [old, young] = [was, is].map((things) => things.filter(({ entity }) => entity === kind))
    return pairUp(old!, young!)
  })
}

/** Whether the content of a file may still exist, in that file or a new one that cannot be read now. */
function findUnread(before: Version, after: Version): (file: string) => boolean {
  const read = new Set(everything(after.directory).map(({ place }) => place.file))
  const unread = [...after.texts.keys()].filter((file) => file.includes('/') && !read.has(file))
  const folderOf = (file: string) => file.slice(0, file.indexOf('/'))
  return (file) =>
    unread.some(
      (other) => other === file || (folderOf(other) === folderOf(file) && !before.texts.has(other)),
    )
}

function vanished({ before, after }: Pair<Thing> & { before: Thing }): Diagnostic {
  const { id, value, slug, place } = before
  const name = quote(('name' in value && value.name) || slug)
  return {
    code: 'vanished-id',
    message: `${name} was published with the id ${id}, which no longer exists${reason(before, after)}.`,
    hint: `${restoring(before, after)} Or list the id in removed.yaml with the date, and with \`replaced_by\` if another record replaces it.`,
    place: after ? startOf(after.place) : { file: place.file, path: [], line: 1, column: 1 },
  }
}

const startOf = ({ file, path }: Place): Place => ({ file, path })

function reason(before: Thing, after: Thing | undefined): string {
  if (!after || hasOwnId(before)) return ''
  if (after.draft && after.id === before.id) return ''
  return before.slug === after.slug
    ? ''
    : `, because it was derived from the name \`${before.slug}\``
}

function restoring({ id, entity, place }: Thing, after: Thing | undefined): string {
  if (after?.id === id) return 'Delete `draft: true` again.'
  if (after && hasOwnId(after)) return `Write \`id: ${id}\` here again.`
  if (after) return `Write \`id: ${id}\` here.`
  if (entity === 'service') return `Restore ${place.file} and change its \`status\`.`
  return place.path.length === 0 ? `Restore ${place.file}.` : `Restore it in ${place.file}.`
}

const newNamespace = (namespace: string, count: number): Diagnostic => ({
  code: 'new-namespace',
  message: `With another \`namespace\`, ${counted(count, 'published id changes', 'published ids change')}.`,
  hint: `Write \`namespace: ${namespace}\` again, unless this is a new directory of which nobody has a copy.`,
  place: { file: SETTINGS_FILE, path: ['namespace'] },
})
