import { recordsOf } from '../../records/records.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'

export const placeNameStatus: Rule = {
  id: 'place-name-status',
  severity: 'warn',
  means: 'A service_at_location does not repeat the name and the status of its service.',
  basis: {
    says: 'The edition of 2024 describes this endpoint by the schema of a service, which has a name and a status.',
    where: SOURCES.api,
  },
  *judge(survey) {
    for (const { exchange, entity, isItem, value } of recordsOf(survey)) {
      if (entity !== 'service_at_location' || isItem) continue
      for (const name of ['name', 'status'])
        if (value[name] === undefined)
          yield {
            exchange,
            path: [name],
            message: `The service_at_location does not repeat the ${name} of its service.`,
            hint: `Repeat the ${name} of the service at the top level; then the record complies with every edition.`,
          }
    }
  },
}
