import { FOLDERS } from '../../record/schema/written.ts'
import { randomUUID } from 'node:crypto'
import type { SourceFile } from '../../content/source-file.ts'
import type { Directory } from '../../directory/directory.ts'
import { composeLists } from '../../feed/lists.ts'
import type { Records } from '../../forms/change/apply-proposal.ts'
import { areaSlugs } from '../../forms/change/area-slugs.ts'
import { type FormKind, KINDS } from '../../forms/questions/fields.ts'
import type { FormDocuments } from '../../forms/change/lenses/lens.ts'
import { publishedRecord } from '../../forms/change/published-record.ts'

/** The published records of a directory, as a proposed change names them. */
export function recordsIn(directory: Directory, sources: readonly SourceFile[]): Records {
  const lists = composeLists(directory)
  const areas = areaSlugs(lists.areas?.() ?? [])
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const documents: { readonly [K in FormKind]: (id: string) => FormDocuments[K] | undefined } = {
    service: (id) => lists.services.find((one) => one.id === id)?.detail(),
    organization: (id) => lists.organizations.find((one) => one.id === id)?.detail(),
    location: (id) => [...lists.places()].find((one) => one.id === id),
  }
  const referable = {
    organization: directory.organizations,
    location: directory.locations,
    taxonomy_term: directory.taxonomies.flatMap(({ terms }) => terms),
  }
  const slugOf = (id: string) => lists.slugs?.().get(id)
  return {
    find(kind, id) {
      const place = directory[FOLDERS[kind]].find((one) => one.id === id)?.place
      const text = place && place.path.length === 0 ? texts.get(place.file) : undefined
      const document = documents[kind](id)
      if (!place || text === undefined || !document) return undefined
      const { values } = publishedRecord(kind, document as never, { slug: '', text }, slugOf)
      return { file: place.file, text, now: values }
    },
    slugOf(reference, field) {
      const kind = KINDS[field]
      if (kind === 'area') return areas.get(reference)
      const isOne = kind && referable[kind].some(({ id }) => id === reference)
      return isOne ? slugOf(reference) : undefined
    },
    textOf: (file) => texts.get(file),
    newId: randomUUID,
  }
}
