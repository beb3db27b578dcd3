import { addValue, valuesOf } from '../model/item.ts'
import { type JoinContext, targetsOf } from './join-context.ts'
import type { Row } from './rows.ts'

/** Says in words how a service can be paid: a table of version 1. */
export function addPayment(row: Row, context: JoinContext): void {
  const [service] = targetsOf(row, context)
  for (const cell of valuesOf(row.item, 'id')) cell.drop('entry-id')
  for (const cell of valuesOf(row.item, 'payment')) {
    if (!service) cell.drop('orphan')
    else {
      const words = cell.change('words').as(`Payment: ${cell.text.trim()}.`)
      addValue(service, 'fees_description', words)
    }
  }
}
