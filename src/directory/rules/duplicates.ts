import type { Diagnostic, Place } from '../../diagnostic.ts'
import type { Directory } from '../directory.ts'
import { walk } from '../walk.ts'

interface Holder {
  readonly id: string
  readonly place: Place
}

/** Two things have the same id, so that one would hide the other. */
export function* duplicateId(directory: Directory): Generator<Diagnostic> {
  const holders = new Map<string, Place>()
  for (const { id, place } of idsOf(directory)) {
    const first = holders.get(id)
    if (!first) holders.set(id, place)
    else if (first.file !== place.file || first.path.join() !== place.path.join())
      yield {
        code: 'duplicate-id',
        message: `The id ${id} is already that of something in ${first.file}.`,
        hint: 'If this was made by copying a record, take its `id` out; a new one is made from the file name.',
        place: { ...place, path: [...place.path, 'id'] },
      }
  }
}

/** Every id: derived ones of things with a name, and written ones everywhere. */
function* idsOf({
  organizations,
  locations,
  services,
  taxonomies,
  records,
}: Directory): Generator<Holder> {
  for (const group of [
    organizations,
    locations,
    services,
    taxonomies,
    taxonomies.flatMap(({ terms }) => terms),
  ])
    for (const { id, place } of group) yield { id, place }
  for (const { places } of services) for (const { id, place } of places) yield { id, place }
  for (const { kind, value, file } of records)
    for (const { value: inner, path } of walk(kind, value))
      if (inner.id) yield { id: inner.id, place: { file, path } }
}

/** Two terms of one taxonomy have the same slug. */
export function* duplicateSlug({ taxonomies }: Directory): Generator<Diagnostic> {
  for (const { terms } of taxonomies) {
    const seen = new Set<string>()
    for (const { slug, place } of terms) {
      if (seen.has(slug))
        yield {
          code: 'duplicate-slug',
          message: `Two terms of this taxonomy have the slug \`${slug}\`.`,
          hint: 'Give one of them another slug.',
          place: { ...place, path: [...place.path, 'slug'] },
        }
      seen.add(slug)
    }
  }
}

/** A service names the same place twice, so that two pairings would be one. */
export function* duplicatePlace({ services }: Directory): Generator<Diagnostic> {
  for (const { places } of services) {
    const seen = new Set<string>()
    for (const { location, place } of places) {
      if (seen.has(location.id))
        yield {
          code: 'duplicate-place',
          message: `This service is at \`${location.slug}\` twice.`,
          hint: 'Keep one entry for the place, and put all its times under `schedules:` there.',
          place,
        }
      seen.add(location.id)
    }
  }
}
