import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Directory } from '../directory.ts'

export const REMOVED_FILE = 'removed.yaml'

/**
 * An id is listed as removed although something that is published has it, or is replaced by one that nothing has. A draft
 * is as good as gone, until it is published.
 */
export function* removedInUse(directory: Directory): Generator<Diagnostic> {
  if (directory.removed.length === 0) return
  const ids = new Map(published(directory).map(({ id, place }) => [id, place.file]))
  const listed = new Set(directory.removed.map(({ id }) => id))
  const before = new Set<string>()
  for (const [i, { id, replaced_by }] of directory.removed.entries()) {
    const file = ids.get(id)
    if (before.has(id))
      yield {
        code: 'duplicate-id',
        message: `The id ${id} is listed as removed twice.`,
        hint: 'Keep one of the two entries.',
        place: { file: REMOVED_FILE, path: ['removed', i, 'id'] },
      }
    else if (file)
      yield {
        code: 'removed-but-published',
        message: `The id ${id} is listed as removed, but ${file} has it.`,
        hint: 'Take this entry out, or the record.',
        place: { file: REMOVED_FILE, path: ['removed', i, 'id'] },
      }
    if (
      replaced_by &&
      directory.isWhole &&
      !ids.has(replaced_by) &&
      (replaced_by === id || !listed.has(replaced_by))
    )
      yield {
        code: 'unknown-replacement',
        message: `\`replaced_by\` is ${replaced_by}, which is the id of nothing that is published.`,
        hint: 'Copy the `id` of the record that takes its place.',
        place: { file: REMOVED_FILE, path: ['removed', i, 'replaced_by'] },
      }
    before.add(id)
  }
}

const published = ({ organizations, locations, services, taxonomies }: Directory) =>
  [
    ...organizations,
    ...locations,
    ...services,
    ...services.flatMap(({ places }) => places),
    ...taxonomies,
    ...taxonomies.flatMap(({ terms }) => terms),
  ].filter(({ draft }) => !draft)
