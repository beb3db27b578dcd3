import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { Directory, Linked } from '../directory/directory.ts'
import type { EntityName } from '../hsds/entities.ts'
import { quote } from '../text/quote.ts'
import { type Pair, pairUp } from './pair.ts'
import { SETTINGS_FILE, type Version } from './version.ts'

/**
 * Ids that were published, are not published any more, and are not in removed.yaml, so that nobody who keeps a copy of
 * the directory learns that they are gone. Objects inside a record that have no id of their own are not checked: they
 * come and go with the record.
 */
export function* vanishedIds(before: Version, after: Version): Generator<Diagnostic> {
  const [was, is] = [before.directory, after.directory]
  const listed = new Set(is.removed.map(({ id }) => id))
  const published = new Set(everything(is).flatMap(({ id, draft }) => (draft ? [] : [id])))
  const hasNewNamespace = was.settings.namespace !== is.settings.namespace
  const mayBeUnread = findUnread(before, after)
  let derived = 0
  for (const pair of pairs(was, is)) {
    const thing = pair.before
    if (!thing || thing.draft || published.has(thing.id) || listed.has(thing.id)) continue
    if (!pair.after && mayBeUnread(thing.place.file)) continue
    if (hasNewNamespace && !hasOwnId(thing)) derived += 1
    else yield vanished({ before: thing, ...(pair.after && { after: pair.after }) })
  }
  if (derived > 0) yield newNamespace(was.settings.namespace, derived)
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
  code: 'vanished-id',
  message: `The ids of ${count} published ${count === 1 ? 'record' : 'records'} no longer exist, because they were derived from another \`namespace\`.`,
  hint: `Write \`namespace: ${namespace}\` again.`,
  place: { file: SETTINGS_FILE, path: ['namespace'] },
})
