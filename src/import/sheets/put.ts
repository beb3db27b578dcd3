import { cleanText } from '../clean/clean-text.ts'
import { Cell } from '../model/cell.ts'
import { type Item, addChild, addValue, createItem } from '../model/item.ts'
import type { ModelBuilder } from '../model/model.ts'
import { fold } from '../read/table.ts'
import { taxonomyNamed } from '../tables/taxonomy-named.ts'
import { type Step, resolvePath } from './paths.ts'
import type { Target } from './target.ts'
import { ownValue } from '../../text/own-value.ts'

/** Entries of one row: columns with the same beginning of a path fill the same entry. */
export type RowEntries = Map<string, Item>

export interface PutContext {
  readonly model: ModelBuilder
  readonly source: string
  readonly entries: RowEntries
  /** The number of the entry at each step, where several columns fill one list. */
  readonly numbers?: readonly number[] | undefined
}

/** Puts the value of a cell where its column says. Returns false when the target is no field. */
export function putCell(root: Item, cell: Cell, target: Target, context: PutContext): boolean {
  if (target.to === 'internal') {
    cell.drop('internal')
    return true
  }
  if (target.to === 'ignore') {
    cell.drop('not-mapped')
    return true
  }
  const path = resolvePath(root.kind, target.to)
  if (!path) return false
  if (target.also !== undefined) putCell(root, cell.as(cell.text), { to: target.also }, context)
  const meant = meaningOf(cell, target)
  if (!meant) return true
  if (path.field === 'taxonomy_terms') {
    const owner = ownerOf(root, path.steps, context)
    for (const part of partsOf(meant, target.split ?? LISTS))
      addTerm(owner, part, { ...context, taxonomy: target.taxonomy ?? '' })
    return true
  }
  const last = path.steps.at(-1)
  const isMany = target.split !== undefined && last !== undefined && path.steps.length > 0
  if (!isMany) {
    const owner = ownerOf(root, path.steps, context)
    if (path.field === 'key') {
      owner.key = meant.text.trim()
      addValue(owner, 'id', meant)
    } else addValue(owner, path.field, meant)
    return true
  }
  const above = ownerOf(root, path.steps.slice(0, -1), context)
  for (const part of partsOf(meant, target.split!)) {
    const entry = createItem(last.kind)
    addValue(entry, path.field, part)
    addChild(above, last.field, entry)
  }
  return true
}

/** The cell with the value that the mapping gives it; undefined when it says nothing. */
function meaningOf(cell: Cell, { values, label }: Target): Cell | undefined {
  if (values) {
    const said = ownValue(values, cell.text.trim().toLowerCase()) ?? values['*']
    if (said === undefined || said === '') {
      cell.drop('says-nothing')
      return undefined
    }
    return said === '=' ? cell : cell.change('words').as(said)
  }
  return label === undefined
    ? cell
    : cell.change('words').as(`${label}: ${cleanText(cell.text).text}`)
}

function ownerOf(root: Item, steps: readonly Step[], { entries, numbers }: PutContext): Item {
  let here = root
  let key = ''
  for (const [depth, { field, kind }] of steps.entries()) {
    key += `.${field}${numbers?.[depth] || ''}`
    const known = entries.get(key)
    if (known) {
      here = known
      continue
    }
    const entry = createItem(kind)
    entries.set(key, entry)
    addChild(here, field, entry)
    here = entry
  }
  return here
}

/** What separates the values of a list where the mapping does not say. */
const LISTS = ['\n', ';', '|'] as const

/** The values in a cell: an array literal, or text with separators. */
function partsOf(cell: Cell, separators: readonly string[]): Cell[] {
  const text = cell.text.trim()
  const list = /^\[.*\]$/s.test(text) ? arrayIn(text) : undefined
  const parts =
    list ??
    separators.reduce<string[]>(
      (some, separator) => some.flatMap((part) => part.split(separator)),
      [text],
    )
  const filled = parts.map((part) => part.trim()).filter((part) => part !== '')
  if (filled.length === 0) cell.drop('filler')
  if (filled.length > 1) cell.change('list')
  return filled.length === 1 && filled[0] === text ? [cell] : filled.map((part) => cell.as(part))
}

function arrayIn(text: string): string[] | undefined {
  try {
    const list = JSON.parse(text) as unknown
    return Array.isArray(list) ? list.map(String) : undefined
  } catch {
    return undefined
  }
}

/** A term by its name, or by the path of its names: `Family > Childcare > Nurseries`. */
function addTerm(
  owner: Item,
  cell: Cell,
  { model, source, taxonomy }: PutContext & { taxonomy: string },
): void {
  const names = cell.text
    .split(/(?<!\s)\s+>\s+/)
    .map((name) => name.trim())
    .filter(Boolean)
  let parent: Item | undefined
  let path = ''
  for (const [i, name] of names.entries()) {
    path += `/${fold(name)}`
    const term = createItem('taxonomy_term')
    term.key = `${fold(taxonomy)}:${path.slice(1)}`
    const isLast = i === names.length - 1
    addValue(term, 'name', isLast || names.length > 1 ? cell.as(name) : cell)
    addChild(
      term,
      'taxonomy',
      taxonomyNamed([new Cell('', '', taxonomy || source)], { model, source }),
    )
    if (parent) addChild(term, 'parent', parent)
    parent = model.add(term as never)
  }
  if (parent) addChild(owner, 'taxonomy_terms', parent)
  cell.change('term')
}
