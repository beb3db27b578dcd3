import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { PROVENANCE, SAME_AS } from '../../../feed/paths.ts'
import type { Provenance } from '../../../match/memory/provenance.ts'
import type { Site } from '../composed-site.ts'
import type { SingleDocument } from './document.ts'

export const provenance: SingleDocument = {
  kind: 'single',
  title: 'which source says which field of each imported record, one record a line',
  path: PROVENANCE,
  patterns: [PROVENANCE],
  type: MEDIA_TYPES.ndjson,
  from: 'file',
  make: (site) =>
    lines(site, (id, { kind, fields, since }) => {
      const all = Object.entries(fields)
      const edited_here = all.flatMap(([field, source]) => (source === null ? [field] : []))
      const own = Object.fromEntries(all.filter(([, source]) => source !== null))
      return [{ id, kind, ...(since && { since }), fields: own, edited_here }]
    }),
}

export const sameAs: SingleDocument = {
  kind: 'single',
  title: 'the ids that sources give the records here, one a line',
  path: SAME_AS,
  patterns: [SAME_AS],
  type: MEDIA_TYPES.ndjson,
  from: 'file',
  make: (site) =>
    lines(site, (id, { kind, sources, since }) =>
      sources.map(({ source, id: source_id, isOwner: owner }) => ({
        ...{ id, kind, source, source_id },
        ...(since && { since }),
        owner,
      })),
    ),
}

/** Empty where no record was imported. */
function lines(
  { provenance: known }: Site,
  toLines: (id: string, one: Provenance) => readonly object[],
): string {
  return [...(known?.() ?? [])]
    .flatMap(([id, one]) => toLines(id, one))
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
}
