import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import type { Directory, Linked } from '../directory/directory.ts'
import type { EntityName } from '../hsds/entities.ts'
import { quote } from '../text/quote.ts'
import { type Pair, pairUp } from './pair.ts'
import { SETTINGS_FILE, type Version } from './version.ts'

/**
 * An id was published and is not any more, and removed.yaml does not say so: whoever keeps a copy of the directory would
 * never learn it. What stands inside a record and has no id of its own comes and goes with that record.
 */
export function* vanishedIds(before: Version, after: Version): Generator<Diagnostic> {
  const [was, is] = [before.directory, after.directory]
  const listed = new Set(is.removed.map(({ id }) => id))
  const published = new Set(everything(is).flatMap(({ id, draft }) => (draft ? [] : [id])))
  const isMoved = was.settings.namespace !== is.settings.namespace
  const mayBeThere = unreadIn(before, after)
  let derived = 0
  for (const pair of pairs(was, is)) {
    const thing = pair.before
    if (!thing || thing.draft || published.has(thing.id) || listed.has(thing.id)) continue
    if (!pair.after && mayBeThere(thing.place.file)) continue
    if (isMoved && !hasOwnId(thing)) derived += 1
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

/** Records and terms, which have a name that others may know them by, and what is written inside them with an id. */
const known = (directory: Directory) =>
  everything(directory).filter(
    (thing) => thing.entity === 'taxonomy_term' || hasOwnId(thing) || thing.place.path.length === 0,
  )

function pairs(before: Directory, after: Directory): Pair<Thing>[] {
  const [was, is] = [known(before), everything(after)]
  return [...new Set(was.map(({ entity }) => entity))].flatMap((kind) => {
    const [old, young] = [was, is].map((things) => things.filter(({ entity }) => entity === kind))
    return pairUp(old!, young!)
  })
}

/** Whether what stood in a file may still be there: in that file, or in a new one, that cannot be read now. */
function unreadIn(before: Version, after: Version): (file: string) => boolean {
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
    message: `${name} was published with the id ${id}, which is gone${reason(before, after)}.`,
    hint: `${wayBack(before, after)} Or list the id in removed.yaml with the date, and with \`replaced_by\` if something takes its place.`,
    place: after ? whole(after.place) : { file: place.file, path: [], line: 1, column: 1 },
  }
}

const whole = ({ file, path }: Place): Place => ({ file, path })

function reason(before: Thing, after: Thing | undefined): string {
  if (!after || hasOwnId(before)) return ''
  if (after.draft && after.id === before.id) return ''
  return before.slug === after.slug ? '' : `, because it was made from the name \`${before.slug}\``
}

function wayBack({ id, entity, place }: Thing, after: Thing | undefined): string {
  if (after?.id === id) return 'Take `draft: true` out again.'
  if (after && hasOwnId(after)) return `Write \`id: ${id}\` here again.`
  if (after) return `Write \`id: ${id}\` here.`
  if (entity === 'service') return `Put ${place.file} back and change its \`status\`.`
  return place.path.length === 0 ? `Put ${place.file} back.` : `Put it back into ${place.file}.`
}

const newNamespace = (namespace: string, count: number): Diagnostic => ({
  code: 'vanished-id',
  message: `The ids of ${count} published ${count === 1 ? 'thing' : 'things'} are gone, because they were made from another \`namespace\`.`,
  hint: `Write \`namespace: ${namespace}\` again.`,
  place: { file: SETTINGS_FILE, path: ['namespace'] },
})
