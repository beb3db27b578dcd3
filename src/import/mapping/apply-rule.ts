import {
  type ItemKind,
  type ResolvedPath,
  type Step,
  resolvePath,
} from '../../record/mapping/paths.ts'
import type { Rule } from '../../record/mapping/rule.ts'
import { ownValue } from '../../text/own-value.ts'
import { readYesNo } from '../../values/yes-no.ts'
import { cleanText } from '../../text/clean-text.ts'
import { Cell } from '../model/cell.ts'
import { isExtension } from '../model/extension-field.ts'
import { fold } from '../model/fold.ts'
import { type Item, addChild, addValue, childrenOf, createItem } from '../model/item.ts'
import type { ModelBuilder } from '../model/model.ts'
import type { Drop } from '../model/reasons.ts'
import { taxonomyNamed } from '../model/taxonomy-named.ts'
import { LISTS } from './entry-numbers.ts'

/** Entries of one row or object: rules with the same beginning of a path fill the same entry. */
export type Entries = Map<string, Item>

export interface Applying {
  readonly model: ModelBuilder
  readonly source: string
  readonly entries: Entries
  /** The number of the entry at each step, where several columns fill one list. */
  readonly numbers?: readonly number[] | undefined
  /** Where the column goes, if that is known already. */
  readonly path?: ResolvedPath | undefined
  /** Another column of the row, by its folded name. */
  readonly beside?: ((column: string) => Cell | undefined) | undefined
}

/** Targets that are no field. */
const NOWHERE: Readonly<Record<string, Drop>> = {
  internal: 'internal',
  ignore: 'not-mapped',
  nesting: 'nesting',
  'own-date': 'own-date',
  'no-home': 'no-home',
}

/** Puts the value of a cell where its rule says. */
export function applyRule(root: Item, cell: Cell, rule: Rule, context: Applying): void {
  const why = ownValue(NOWHERE, rule.to)
  if (why !== undefined) {
    cell.drop(why)
    return
  }
  const { steps, field } = context.path ?? pathOf(root.kind, rule.to)
  if (rule.also !== undefined)
    applyRule(root, cell.as(cell.text), { to: rule.also }, { ...context, path: undefined })
  const meant = meaningOf(cell, rule, context)
  if (!meant) return
  if (field === 'taxonomy_terms') {
    const owner = ownerOf(root, steps, field, context)
    if (rule.split === undefined && meant.text.includes(',')) meant.ask('several-topics')
    for (const part of partsOf(meant, rule.split ?? SEPARATORS))
      addTerm(owner, part, { ...context, taxonomy: rule.taxonomy ?? '' })
    return
  }
  const last = steps.at(-1)
  if (rule.split === undefined || !last) {
    const owner = ownerOf(root, steps, field, context)
    meant.isUnknown = cell.isUnknown = isExtension(field)
    if (field === 'key') owner.key = meant.text.trim()
    addValue(owner, field === 'key' ? 'id' : field, meant)
    return
  }
  const above = ownerOf(root, steps.slice(0, -1), '', context)
  for (const part of partsOf(meant, rule.split)) {
    const entry = createItem(last.kind)
    addValue(entry, field, part)
    addChild(above, last.field, entry)
  }
}

/** Where a rule leads; a name that is no path is that of a field. */
export const pathOf = (kind: ItemKind, to: string): ResolvedPath =>
  resolvePath(kind, to) ?? { steps: [], field: to }

/** The cell with the value that the rule gives it; undefined when it says nothing. */
function meaningOf(
  cell: Cell,
  { to, read, values, when, say }: Rule,
  context: Applying,
): Cell | undefined {
  if (when !== undefined && !holds(when, cell, context)) {
    cell.drop('says-nothing')
    return undefined
  }
  let said = read === 'point' ? cell.as(swapped(cell.text)) : cell
  if (values) {
    const meant = ownValue(values, cell.text.trim().toLowerCase()) ?? values['*']
    // A status without a meaning stays one that nobody knows, so that its service is a draft.
    if (meant === undefined && to === 'status') return cell
    if (meant === undefined || meant === '') {
      cell.drop('says-nothing')
      return undefined
    }
    if (meant !== '=') said = cell.change('words').as(meant)
  }
  return say === undefined ? said : fill(say, said, context)
}

function holds(when: NonNullable<Rule['when']>, cell: Cell, { beside }: Applying): boolean {
  if (typeof when === 'string') return says(cell.text, when)
  return Object.entries(when).every(([column, wanted]) =>
    says(beside?.(fold(column))?.text ?? '', wanted),
  )
}

function says(text: string, wanted: string): boolean {
  const isYes = wanted === 'yes' ? true : wanted === 'no' ? false : undefined
  return isYes === undefined
    ? text.trim().toLowerCase() === wanted.trim().toLowerCase()
    : readYesNo(text) === isYes
}

/** Longitude and latitude the other way round. */
function swapped(text: string): string {
  const [longitude = '', latitude = '', ...rest] = text.split(/[,;\s]+/)
  return [latitude, longitude, ...rest].join(', ')
}

/** A sentence with its gaps filled: `{}` is the value, and `{Surname}` that of another column, which is written so, too. */
function fill(say: string, cell: Cell, { beside }: Applying): Cell {
  const others: Cell[] = []
  const text = say.replace(/\{([^{}]{0,100})\}/g, (_, name: string) => {
    if (name === '') return cleanText(cell.text).text
    const other = beside?.(fold(name))
    if (other) others.push(other)
    return other?.text.trim() ?? ''
  })
  const made = cell.change('words').as(text.trim())
  for (const other of others) other.change('joined').repeat(made)
  return made
}

function ownerOf(
  root: Item,
  steps: readonly Step[],
  field: string,
  { entries, numbers }: Applying,
): Item {
  let here = root
  let key = ''
  for (const [depth, step] of steps.entries()) {
    key += `.${step.field}${numbers?.[depth] || ''}`
    const known = entries.get(key) ?? (step.kind === 'address' ? addressOf(here) : undefined)
    // Where nobody has counted the columns, a second value makes a second entry.
    const isFull =
      numbers === undefined &&
      depth === steps.length - 1 &&
      LISTS.has(step.kind) &&
      known?.values.has(field) === true
    if (known && !isFull) {
      here = known
      continue
    }
    const entry = createItem(step.kind)
    entries.set(key, entry)
    addChild(here, step.field, entry)
    here = entry
  }
  return here
}

/** The address of a place is one entry, whichever keys fill it. */
const addressOf = (place: Item): Item | undefined =>
  childrenOf(place, 'addresses').find(({ key }) => key === undefined)

/** What separates the values of a list where the rule does not say. */
const SEPARATORS = ['\n', ';', '|'] as const

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
  { model, source, taxonomy }: Applying & { taxonomy: string },
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
