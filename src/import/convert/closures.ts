import type { Cell } from '../model/cell.ts'
import { type Item, textOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { readDate } from '../../values/date.ts'
import { readYesNo } from '../../values/yes-no.ts'
import { DraftValue } from './draft.ts'
import { orderIn } from './value.ts'
import { readTime } from '../../times/read-time.ts'

/** Closures to come, as words for `alert`. Past ones are dropped. */
export function closuresOf(
  items: readonly Item[],
  { today, countries }: ConvertContext,
): DraftValue | undefined {
  const lines: string[] = []
  const cells: Cell[] = []
  for (const item of items) {
    const own = [...item.values.values()].flat()
    const [from, to] = ['start_date', 'end_date'].map((field) =>
      readDate(textOf(item, field), orderIn(countries)),
    )
    if (!from && !to) {
      for (const cell of own) cell.drop('no-value')
      continue
    }
    if ((to ?? from)! < today) {
      for (const cell of own) cell.drop('past')
      continue
    }
    const closed = readYesNo(textOf(item, 'closed')) ?? textOf(item, 'closed') === 'closed'
    const span = from && to && from !== to ? `from ${from} to ${to}` : `on ${from ?? to}`
    const opens = readTime(textOf(item, 'opens_at'))
    const closes = readTime(textOf(item, 'closes_at'))
    lines.push(closed || !opens || !closes ? `Closed ${span}.` : `Open ${opens}-${closes} ${span}.`)
    for (const cell of own) cell.change('words')
    cells.push(...own)
  }
  return lines.length > 0 ? new DraftValue([...new Set(lines)].join(' '), cells) : undefined
}
