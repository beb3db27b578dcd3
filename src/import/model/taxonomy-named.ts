import { Cell } from './cell.ts'
import { type Item, addValue, createItem, valuesOf } from './item.ts'
import type { ModelBuilder } from './model.ts'
import { fold } from './fold.ts'

/** The taxonomy of terms that name it, or one named after the source. */
export function taxonomyNamed(
  cells: readonly Cell[],
  { model, source }: { readonly model: ModelBuilder; readonly source: string },
): Item {
  const [first] = cells
  const name = first?.text.trim() || source
  const key = `vocabulary ${fold(name)}`
  const known = model.find('taxonomy', key)
  if (known) {
    for (const cell of cells) for (const twin of valuesOf(known, 'name')) cell.repeat(twin)
    return known
  }
  const item = createItem('taxonomy')
  item.key = key
  addValue(item, 'name', ...(first ? [first] : [new Cell('', '', name)]))
  return model.add(item as never)
}
