import type { FileChange } from '../../edit/file-change.ts'
import { SOURCES } from '../../record/source.ts'
import { type Remembered, lineOf, readLine } from './remembered.ts'

/** What the imports of one source remember: a line for each record, in files by the first letter of its slug. */
export interface SourceMemory {
  /** By id. */
  readonly records: ReadonlyMap<string, Remembered>
  /** The texts of the files, by name. */
  readonly files: ReadonlyMap<string, string>
}

const HEADER = `# Written by \`osd import\`: what the source brought last, one line for each record. Of a field that was changed on both sides it
# says \`open=\`; write \`keep=\` in its place to keep yours until the source changes it again. Edit nothing else here.
`

/** Reads what is remembered of a source from files of the folder of sources. */
export function readMemory(name: string, files: ReadonlyMap<string, string>): SourceMemory {
  const own = new Map([...files].filter(([file]) => file.startsWith(`${SOURCES}/${name}/`)))
  const records = new Map<string, Remembered>()
  for (const text of own.values())
    for (const line of text.split('\n')) {
      const read = readLine(line)
      if (read) records.set(...read)
    }
  return { records, files: own }
}

/** The changes to the files of a memory: only files with another line are written. */
export function memoryChanges(
  name: string,
  records: ReadonlyMap<string, Remembered>,
  before: ReadonlyMap<string, string>,
): FileChange[] {
  const lines = new Map<string, string[]>()
  for (const [id, one] of records) {
    const file = `${SOURCES}/${name}/${one.slug[0] ?? '0'}.yaml`
    const some = lines.get(file) ?? []
    if (some.push(`${lineOf(id, one)}\n`) === 1) lines.set(file, some)
  }
  const texts = new Map(
    [...lines].map(([file, some]) => [file, HEADER + some.toSorted(bySlug).join('')]),
  )
  const files = new Set([...texts.keys(), ...before.keys()])
  return [...files].toSorted().flatMap((file): FileChange[] => {
    const [old, now] = [before.get(file), texts.get(file)]
    if (old === now) return []
    return [
      { file, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) },
    ]
  })
}

/** Behind the quoted id and its colon. */
const bySlug = (a: string, b: string) => (a.slice(39) < b.slice(39) ? -1 : 1)
