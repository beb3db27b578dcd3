import type { SourceFile } from '../../content/source-file.ts'
import { withChanges } from '../../content/with-changes.ts'
import { withoutRemoved } from '../../edit/removed-list.ts'
import { REMOVED_FILE } from '../../record/schema/removed.ts'
import type { ContentIndex } from './content-index.ts'
import type { Plan } from './plan.ts'
import { linkedIn, takeOutOf } from './take-out-of.ts'

export interface Again {
  readonly sources: readonly SourceFile[]
  readonly index: ContentIndex
  /** Whether the mapping is another one than last time. */
  readonly isNewMapping: boolean
  readonly today: string
}

/**
 * The plan of an import that begins again: ids that come back leave removed.yaml, and records that another mapping made are
 * taken out where nobody has changed or needs them.
 */
export function startAgain(plan: Plan, { sources, index, isNewMapping, today }: Again): Plan {
  const removed = sources.find(({ file }) => file === REMOVED_FILE)
  const files = new Set(plan.changes.map(({ file }) => file))
  const after = withChanges(sources, plan.changes)
  const back =
    removed && plan.revived.length > 0
      ? linkedIn(after).flatMap(({ id, place }) => (files.has(place.file) ? [id] : []))
      : []
  const listed =
    removed && back.length > 0 ? withoutRemoved(removed.text, new Set(back)) : removed?.text
  const gone = new Set(plan.outcomes.flatMap(({ is, file }) => (is === 'gone' ? [file] : [])))
  const lines = [...plan.imported].filter(([id]) => gone.has(index.records.get(id)?.file ?? ''))
  const out =
    isNewMapping && lines.length > 0
      ? takeOutOf(
          after.map((one) => (one.file === REMOVED_FILE ? { ...one, text: listed! } : one)),
          index,
          lines,
          { date: today, reason: 'Another record of its source stands in its place.' },
        )
      : undefined
  const taken = new Map(out?.taken.map((one) => [one.file, one]))
  const text = out?.changes.find(({ file }) => file === REMOVED_FILE)?.after ?? listed
  return {
    ...plan,
    changes: [
      ...plan.changes,
      ...[...taken.values()].map(({ id, file }) => ({
        ...{ ids: [id], file },
        before: index.records.get(id)!.text,
      })),
      ...(text === undefined || text === removed?.text
        ? []
        : [{ ids: [], file: REMOVED_FILE, ...(removed && { before: removed.text }), after: text }]),
    ],
    outcomes: plan.outcomes.map((one) =>
      one.is === 'gone' && taken.has(one.file) ? { ...one, is: 'replaced' } : one,
    ),
    imported: new Map(
      [...plan.imported].map(([id, { kind, slug, ...line }]) => [
        id,
        taken.get(index.records.get(id)?.file ?? '')?.id === id
          ? { kind, slug, fields: {}, isUndone: true }
          : { kind, slug, ...line },
      ]),
    ),
  }
}
