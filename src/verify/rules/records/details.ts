import { type FetchedRecord, recordsOf } from '../../records/records.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'

export const detailId: Rule = {
  id: 'detail-id',
  severity: 'fail',
  means: 'A record has another id than the requested one.',
  basis: { says: 'A record is found under the id that its list gives.', where: SOURCES.api },
  *judge(survey) {
    for (const { exchange, isItem, value } of recordsOf(survey)) {
      // Missing ids and ids of another type have rules of their own.
      if (isItem || typeof value.id !== 'string' || value.id === exchange.id) continue
      yield {
        exchange,
        path: ['id'],
        value: value.id,
        message: 'The record has another id than the requested one.',
        hint: 'Respond with the record of the requested id.',
      }
    }
  },
}

export const detailDiffers: Rule = {
  id: 'detail-differs',
  severity: 'fail',
  means: 'A record differs between the list and the full record.',
  basis: {
    says: 'A list item shows part of the full record.',
    where: SOURCES.ours,
  },
  *judge(survey) {
    const records = recordsOf(survey)
    const items = new Map(records.filter(({ isItem }) => isItem).map((one) => [keyOf(one), one]))
    for (const detail of records) {
      const item = detail.isItem ? undefined : items.get(keyOf(detail))
      for (const [name, value] of Object.entries(item?.value ?? {})) {
        if (typeof value === 'object' || value === detail.value[name]) continue
        yield {
          exchange: detail.exchange,
          path: [name],
          value: detail.value[name],
          message:
            detail.value[name] === undefined
              ? 'A field of the list item is missing in the full record.'
              : 'The list item has another value.',
          hint: 'Generate both from the same data, at the same time.',
        }
      }
    }
  },
}

const keyOf = ({ entity, value }: FetchedRecord) => `${entity} ${String(value.id)}`
