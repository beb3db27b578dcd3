import { type Rule, STANDARD } from '../rule.ts'
import { type Shown, recordsOf } from '../records.ts'

export const detailId: Rule = {
  id: 'detail-id',
  severity: 'fail',
  means: 'The record that is answered has another id than the one that was asked for.',
  basis: { says: 'A record is found at the id that its list names.', where: STANDARD.api },
  *judge(survey) {
    for (const { exchange, isItem, value } of recordsOf(survey)) {
      // An id that is no text, or is missing, has a rule of its own.
      if (isItem || typeof value.id !== 'string' || value.id === exchange.id) continue
      yield {
        exchange,
        path: ['id'],
        value: value.id,
        message: 'The record has another id than the one that was asked for.',
        hint: 'Answer with the record of that id.',
      }
    }
  },
}

export const detailDiffers: Rule = {
  id: 'detail-differs',
  severity: 'fail',
  means: 'A record says something else in the list than in full.',
  basis: {
    says: 'A list shows part of the very record that stands in full below it.',
    where: STANDARD.ours,
  },
  *judge(survey) {
    const shown = [...recordsOf(survey)]
    const items = new Map(shown.filter(({ isItem }) => isItem).map((one) => [keyOf(one), one]))
    for (const detail of shown) {
      const item = detail.isItem ? undefined : items.get(keyOf(detail))
      for (const [name, value] of Object.entries(item?.value ?? {})) {
        if (typeof value === 'object' || value === detail.value[name]) continue
        yield {
          exchange: detail.exchange,
          path: [name],
          value: detail.value[name],
          message:
            detail.value[name] === undefined
              ? 'A field of the list is missing in the full record.'
              : 'The list says something else.',
          hint: 'Make both from the same data, at the same time.',
        }
      }
    }
  },
}

const keyOf = ({ entity, value }: Shown) => `${entity} ${String(value.id)}`
