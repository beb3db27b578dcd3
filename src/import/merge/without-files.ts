import type { Remembered } from '../../match/memory/remembered.ts'
import type { LeftOut } from '../judge/judge-records.ts'
import { fileOf } from '../../record/schema/written.ts'
import type { Outcome, Plan } from './plan.ts'

export interface Refusals {
  /** The memory before this run. */
  readonly before: ReadonlyMap<string, Remembered>
  /** Records that the check refuses as a whole. */
  readonly leftOut: ReadonlyMap<string, LeftOut>
}

/** The plan without the changes of some files, as if the source had not said them: the next import offers them again. */
export function withoutFiles(
  { changes, outcomes, imported, ...plan }: Plan,
  files: ReadonlyMap<string, string>,
  { before, leftOut }: Refusals,
): Plan {
  const next = new Map(imported)
  // Only the first refusal of a record is news, so it is remembered.
  const refuse = (id: string, fresh: Pick<Remembered, 'kind' | 'slug'>) =>
    next.set(id, {
      ...(before.get(id) ?? { kind: fresh.kind, slug: fresh.slug, fields: {} }),
      isRefused: true,
    })
  for (const { ids, file } of changes)
    if (files.has(file)) for (const id of ids) refuse(id, imported.get(id)!)
  for (const [id, { record }] of leftOut) refuse(id, { kind: record.kind, slug: record.name.was })
  return {
    ...plan,
    changes: changes.filter(({ file }) => !files.has(file)),
    outcomes: [
      ...outcomes.map((outcome): Outcome => {
        const why = files.get(outcome.file)
        return why === undefined ? outcome : { is: 'refused', file: outcome.file, why }
      }),
      ...[...leftOut.values()].map(({ record: { kind, name }, why }): Outcome => ({
        is: 'refused',
        file: fileOf(kind, name.was),
        why,
      })),
    ],
    hasNewRefusal: [...next].some(([id, one]) => one.isRefused && !before.get(id)?.isRefused),
    imported: next,
  }
}
