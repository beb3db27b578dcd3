import type { Raw } from '../record/yaml/raw.ts'
import { type Edit, EditError } from './edit.ts'

type Open = string | null | Open[] | { [key: string]: Open }

/** What a file should say after some edits: worked out on the value alone, in the simplest way. */
export function expectedValue(value: Raw, edits: readonly Edit[]): Raw {
  // Copied through JSON, so that what the file repeats by `*name` is no longer one and the same thing.
  let root = JSON.parse(JSON.stringify(value)) as Open
  const added = new WeakMap<object, Set<string>>()
  for (const edit of edits) {
    const key = edit.path.at(-1) as string
    if ('append' in edit) {
      const list = at(root, edit.path)
      if (!Array.isArray(list)) throw new EditError('There is no list to add to.')
      list.push(...edit.append.map((entry) => ({ ...entry })))
      continue
    }
    if (edit.path.length === 0) {
      root = (edit as { value: string }).value
      continue
    }
    const parent = at(root, edit.path.slice(0, -1)) as { [key: string]: Open }
    if ('remove' in edit) delete parent[key]
    else if ('key' in edit)
      rebuild(parent, (name, item) =>
        name === key ? [[edit.key, edit.entries.map((entry) => ({ ...entry }))]] : [[name, item]],
      )
    else if (!('insert' in edit)) parent[key] = edit.value
    else {
      const news = added.get(parent) ?? new Set()
      const entries = Object.entries(parent)
      const { insert } = edit
      let index = insert === 'first' ? 0 : entries.findIndex(([name]) => name === insert.after) + 1
      while (news.has(entries[index]?.[0] ?? '')) index++
      entries.splice(index, 0, [key, edit.value])
      added.set(parent, news.add(key))
      replaceAll(parent, entries)
    }
  }
  return root
}

const at = (root: Open, path: Edit['path']): Open =>
  path.reduce<Open>((value, step) => (value as { [key: string]: Open })[step] as Open, root)

function rebuild(
  map: { [key: string]: Open },
  of: (name: string, item: Open) => [string, Open][],
): void {
  replaceAll(
    map,
    Object.entries(map).flatMap(([name, item]) => of(name, item)),
  )
}

function replaceAll(map: { [key: string]: Open }, entries: readonly [string, Open][]): void {
  for (const name of Object.keys(map)) delete map[name]
  for (const [name, item] of entries) map[name] = item
}
