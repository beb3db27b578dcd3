import { type Rule, SOURCES } from '../../feed-rule.ts'
import { NO_ID, detailOf, lists } from '../../survey/endpoint.ts'
import { asObject, isAnswer, itemsOf } from '../../survey/exchange.ts'
import { probesOf } from '../../survey/survey.ts'

export const unknownId: Rule = {
  id: 'unknown-id',
  severity: 'warn',
  means: 'A request for an unknown id returns a record, or an error that is not JSON.',
  basis: { says: 'A request for a missing record returns an error in JSON.', where: SOURCES.ours },
  probe: (survey, request) =>
    Promise.all(
      lists
        .filter(({ collection }) => survey.lists[collection].pages.some((page) => itemsOf(page)))
        .map(({ collection, path }) =>
          request({ endpoint: detailOf(collection), path: `${path}/${NO_ID}`, id: NO_ID }),
        ),
    ),
  *judge(survey) {
    for (const exchange of probesOf(survey, 'unknown-id').filter(isAnswer)) {
      const { status, json } = exchange.reply
      const isRefused = status >= 400 && status < 500
      if (isRefused && asObject(json)) continue
      yield {
        exchange,
        value: status,
        message: isRefused
          ? 'The error for an unknown id is not JSON.'
          : 'An unknown id does not have status 404.',
        hint: 'Respond with status 404 and a JSON object that says so.',
      }
    }
  },
}
