import { detailOf, lists } from '../endpoint.ts'
import { asObject, isAnswer, itemsOf } from '../exchange.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { askedFor } from '../survey.ts'

/** A UUID that nobody has given to anything. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

export const unknownId: Rule = {
  id: 'unknown-id',
  severity: 'warn',
  means: 'The id of no record is answered as if it were one, or with an error that is not JSON.',
  basis: { says: 'Whoever asks for what is not there is told so, in JSON.', where: STANDARD.ours },
  probe: (survey, ask) =>
    Promise.all(
      lists
        .filter(({ collection }) => survey.lists[collection].pages.some((page) => itemsOf(page)))
        .map(({ collection, path }) =>
          ask({ endpoint: detailOf(collection), path: `${path}/${NOBODY}`, id: NOBODY }),
        ),
    ),
  *judge(survey) {
    for (const exchange of askedFor(survey, 'unknown-id').filter(isAnswer)) {
      const { status, json } = exchange.reply
      const isRefused = status >= 400 && status < 500
      if (isRefused && asObject(json)) continue
      yield {
        exchange,
        value: status,
        message: isRefused
          ? 'The id of no record is refused with an answer that is not JSON.'
          : 'The id of no record is not answered with 404.',
        hint: 'Answer with status 404 and a JSON object that says so.',
      }
    }
  },
}
