import type { Diagnostic, Path } from '../../diagnostics/diagnostic.ts'
import { GUARDED_KEYS, type GuardedKey } from '../../record/guarded-keys.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { type Raw, isRawObject } from '../../record/yaml/raw.ts'
import type { Version } from '../version.ts'

/** Finds what a suggestion changes, at any depth of a record, and what only editors decide. */
export function* editorsOnly(
  { before }: { readonly before?: Pick<Version, 'texts'> | undefined },
  after: Pick<Version, 'texts'>,
): Generator<Diagnostic> {
  for (const [file, text] of after.texts) {
    const old = before?.texts.get(file)
    if (old === text || !file.includes('/')) continue
    for (const { key, path } of guardChanges(old, text)) yield problem(file, key, path)
  }
}

/** A guarded key of a record that is not as it was: the first place of each. */
export interface GuardChange {
  readonly key: GuardedKey
  readonly path: Path
}

/** What only editors decide, and another text of a record changes. A new record has no text before. */
export function* guardChanges(before: string | undefined, after: string): Generator<GuardChange> {
  const was = before === undefined ? [] : guardedIn(before)
  const is = guardedIn(after)
  for (const key of GUARDED_KEYS) {
    const wrong = firstOf(key, { was, is, isNew: before === undefined })
    if (wrong) yield { key, path: wrong.path }
  }
}

/** The value of a guarded key, as JSON. */
interface Guarded {
  readonly key: string
  readonly path: Path
  readonly value: string
}

interface Compared {
  readonly was: readonly Guarded[]
  readonly is: readonly Guarded[]
  readonly isNew: boolean
}

/** The first value that is not as it was; the record itself for one that is gone. */
function firstOf(key: GuardedKey, { was, is, isNew }: Compared): Pick<Guarded, 'path'> | undefined {
  const [old, young] = [was, is].map((all) => all.filter((one) => one.key === key)) as [
    Guarded[],
    Guarded[],
  ]
  // The form makes the id of a new record.
  const isOfForm = ({ path }: Guarded) => isNew && key === 'id' && path.length === 1
  const added = young.find((one) => !isOfForm(one) && !old.some((other) => isSame(one, other)))
  if (added) return added
  // What is written inside a record goes with its own id, when its entry is taken out.
  const mustStay = key === 'id' ? old.filter(({ path }) => path.length === 1) : old
  const isKept = mustStay.every((one) => young.some((other) => isSame(one, other)))
  return isKept ? undefined : { path: [] }
}

/** An entry of a list may stand at another place than before. */
const isSame = (one: Guarded, other: Guarded) =>
  one.value === other.value && one.path.length === other.path.length

const guardedIn = (text: string): Guarded[] => [...guardedBelow(parseYaml('', text).value, [])]

function* guardedBelow(value: Raw | undefined, path: Path): Generator<Guarded> {
  if (!isRawObject(value) && !Array.isArray(value)) return
  const entries: [string | number, Raw][] = Array.isArray(value)
    ? [...(value as readonly Raw[]).entries()]
    : Object.entries(value)
  for (const [key, inner] of entries) {
    const here = [...path, key]
    if ((GUARDED_KEYS as readonly (string | number)[]).includes(key))
      yield { key: String(key), path: here, value: JSON.stringify(inner) }
    yield* guardedBelow(inner, here)
  }
}

const problem = (file: string, key: GuardedKey, path: Path): Diagnostic => ({
  code: 'editors-only',
  message: `This suggestion changes \`${key}\`, which only editors decide.`,
  hint: 'Close this pull request. If the change is right, make it yourself.',
  place: { file, path: [...path] },
})
