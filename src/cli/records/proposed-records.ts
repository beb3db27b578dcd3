import { randomUUID } from 'node:crypto'
import type { SourceFile } from '../../content/source-file.ts'
import type { Directory } from '../../directory/directory.ts'
import { composeLists } from '../../feed/lists.ts'
import type { Records } from '../../forms/proposal/apply-proposal.ts'
import { areaSlugs } from '../../forms/proposal/area-slugs.ts'
import { type FormKind, type FormValues, folderOf } from '../../forms/proposal/fields.ts'
import { formValues } from '../../forms/proposal/form-values.ts'

/** The published records of a directory, as a proposed change names them. */
export function recordsIn(directory: Directory, sources: readonly SourceFile[]): Records {
  const lists = composeLists(directory)
  const areas = areaSlugs(lists.areas?.() ?? [])
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const shown: { readonly [K in FormKind]: (id: string) => FormValues | undefined } = {
    service(id) {
      const entry = lists.services.find((one) => one.id === id)
      return entry && formValues('service', entry.detail())
    },
    organization(id) {
      const entry = lists.organizations.find((one) => one.id === id)
      return entry && formValues('organization', entry.detail())
    },
    location(id) {
      const document = [...lists.places()].find((one) => one.id === id)
      return document && formValues('location', document)
    },
  }
  return {
    find(kind, id) {
      const place = directory[folderOf(kind)].find((one) => one.id === id)?.place
      const text = place && place.path.length === 0 ? texts.get(place.file) : undefined
      const now = shown[kind](id)
      return place && text !== undefined && now ? { file: place.file, text, now } : undefined
    },
    slugOf: (reference) => lists.slugs?.().get(reference) ?? areas.get(reference),
    textOf: (file) => texts.get(file),
    newId: randomUUID,
  }
}
