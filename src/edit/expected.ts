import type { Raw } from '../record/yaml/raw.ts'
import type { Edit } from './edit.ts'

type Mutable = string | null | Mutable[] | MutableObject
interface MutableObject {
  [key: string]: Mutable
}

/** The value of a file after some edits, computed from the value alone. It checks the edited text. */
export function expectedValue(value: Raw, edits: readonly Edit[]): Raw {
  // Copied through JSON, so that an alias is no longer the same object as its anchor.
  let root = JSON.parse(JSON.stringify(value)) as Mutable
  const inserted = new WeakMap<object, Set<string>>()
  for (const edit of edits) {
    const key = edit.path.at(-1) as string
    if (edit.path.length === 0) {
      root = (edit as { value: string }).value
      continue
    }
    const parent = valueAt(root, edit.path.slice(0, -1)) as MutableObject
    if ('key' in edit) {
      const list = [...edit.texts]
      const entries = Object.entries(parent)
      setEntries(
        parent,
        entries.map(([name, item]) => (name === key ? [edit.key, list] : [name, item])),
      )
    } else if ('texts' in edit) parent[key] = [...edit.texts]
    else if (!('insert' in edit)) parent[key] = edit.value
    else {
      const keys = inserted.get(parent) ?? new Set()
      const entries = Object.entries(parent)
      const { insert } = edit
      let index = insert === 'first' ? 0 : entries.findIndex(([name]) => name === insert.after) + 1
      while (keys.has(entries[index]?.[0] ?? '')) index++
      entries.splice(index, 0, [key, edit.value])
      inserted.set(parent, keys.add(key))
      setEntries(parent, entries)
    }
  }
  return root
}

const valueAt = (root: Mutable, path: Edit['path']): Mutable =>
  path.reduce<Mutable>((value, step) => (value as MutableObject)[step] as Mutable, root)

/** Replaces all entries of an object in place, so that they have this order. */
function setEntries(map: MutableObject, entries: readonly [string, Mutable][]): void {
  for (const name of Object.keys(map)) delete map[name]
  for (const [name, item] of entries) map[name] = item
}
