import type { Path, Place } from '../diagnostics/diagnostic.ts'
import { REMOVED_FILE } from '../record/schema/removed.ts'
import type { Directory } from './directory.ts'
import type { WrittenObject } from './walk.ts'

export interface PublishedText {
  readonly text: string
  readonly path: Path
}

/** Fields that are read but not published as they are written. `hours` is published as `schedules`. */
const NOT_PUBLISHED = new Set(['id', 'hours', 'public'])

/** The texts that the objects of a record publish. Parsing has removed private fields already. */
export function publishedTexts(objects: readonly WrittenObject[]): readonly PublishedText[] {
  const texts: PublishedText[] = []
  for (const { value, path } of objects)
    for (const name of Object.keys(value)) {
      if (NOT_PUBLISHED.has(name)) continue
      const inner: unknown = value[name as keyof typeof value]
      if (typeof inner === 'string') texts.push({ text: inner, path: [...path, name] })
      else if (name === 'extensions') collectTexts(inner, [...path, name], texts)
      else if (Array.isArray(inner))
        for (const [i, entry] of inner.entries())
          if (typeof entry === 'string') texts.push({ text: entry, path: [...path, name, i] })
    }
  return texts
}

/** A published text that is in no record, with its place. */
export interface OtherText {
  readonly text: string
  readonly place: Place
}

/** The texts that a directory publishes besides those of its records: settings, reasons of removals, and names of areas. */
export function otherTexts({ settings, removed, areas }: Directory): readonly OtherText[] {
  const { title, description = '', publisher: { name = '', url = '' } = {} } = settings
  const inSettings = (text: string, ...path: Path): OtherText => ({
    text,
    place: { file: 'directory.yaml', path },
  })
  return [
    inSettings(title, 'title'),
    inSettings(description, 'description'),
    inSettings(name, 'publisher', 'name'),
    inSettings(url, 'publisher', 'url'),
    ...removed.map(({ reason = '' }, i) => ({
      text: reason,
      place: { file: REMOVED_FILE, path: ['removed', i, 'reason'] },
    })),
    ...[...areas.values()].map(({ name: text = '', file }) => ({
      text,
      place: { file, path: [] },
    })),
  ].filter(({ text }) => text !== '')
}

/** Adds every text and number at any depth of a value, as the publisher's own fields have them. */
function collectTexts(value: unknown, path: Path, texts: PublishedText[]): void {
  if (typeof value === 'string' || typeof value === 'number')
    texts.push({ text: String(value), path })
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) collectTexts(inner, [...path, name], texts)
}
