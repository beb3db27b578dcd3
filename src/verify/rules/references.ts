import { type Collection, collectionNames, collections } from '../../hsds/collections.ts'
import { fieldsOf } from '../../hsds/entities.ts'
import { detailOf, recordPath } from '../endpoint.ts'
import { type Answer, asObject, isAnswer, itemsOf } from '../exchange.ts'
import { type JsonPath, formatPath } from '../finding.ts'
import { type Nested, objectsOf, recordsOf } from '../records.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { type Survey, askedFor, detailsIn, itemsIn, spread } from '../survey.ts'

/** An id by which a record names one of another list. */
interface Reference {
  readonly exchange: Answer
  readonly path: JsonPath
  readonly id: string
  readonly to: Collection
}

/** How many ids of a list that did not come with the sample are asked for. */
const SAMPLE = 5

export const danglingReference: Rule = {
  id: 'dangling-reference',
  severity: 'fail',
  means: 'A record names another one that the feed does not have.',
  basis: { says: 'Whatever an id names can be asked for by it.', where: STANDARD.ours },
  async probe(survey, ask) {
    const references = [...referencesIn(survey)]
    await Promise.all(
      collectionNames.flatMap((to) =>
        spread(unknownIn(survey, to, references), SAMPLE).map((id) =>
          ask({ endpoint: detailOf(to), path: recordPath(to, id), id }),
        ),
      ),
    )
  },
  *judge(survey) {
    const references = [...referencesIn(survey)]
    for (const exchange of askedFor(survey, 'dangling-reference').filter(isAnswer)) {
      const { endpoint, id, reply } = exchange
      if (reply.status !== 404 && reply.status !== 410) continue
      const named = references.find((one) => one.to === endpoint.collection && one.id === id)
      if (named)
        // It is told where it is missing, so that it weighs as much as that endpoint does.
        yield {
          exchange,
          value: `${named.exchange.path} ${formatPath(named.path)}`,
          message: 'A record names this one, and the feed does not have it.',
          hint: 'Publish it, or leave out the id where it is named.',
        }
    }
  },
}

/** Ids that are named and did not come with the sample, where the feed can be asked for them at all. */
function unknownIn(
  survey: Survey,
  to: Collection,
  references: readonly Reference[],
): readonly string[] {
  const isThere = survey.lists[to].pages.some((page) => itemsOf(page) !== undefined)
  const [details, items] = [detailsIn(survey, to), itemsIn(survey, to)]
  if (!isThere || (items.length > 0 && details.length === 0)) return []
  const known = new Set([...items, ...details].map(({ id }) => String(id).toLowerCase()))
  const named = references.filter((one) => one.to === to).map(({ id }) => id)
  return [...new Set(named)].filter((id) => !known.has(id.toLowerCase()))
}

function* referencesIn(survey: Survey): Generator<Reference> {
  for (const shown of recordsOf(survey))
    for (const { entity, value, path } of objectsOf(shown))
      for (const [name, { links }] of Object.entries(fieldsOf(entity))) {
        const to = collectionNames.find((collection) => collections[collection] === links)
        const id = value[name]
        if (to && typeof id === 'string' && id !== '')
          yield { exchange: shown.exchange, path: [...path, name], id, to }
      }
}

export const referenceDiffers: Rule = {
  id: 'reference-differs',
  severity: 'warn',
  means: 'A record names another id than that of what is nested in it, or of what it is nested in.',
  basis: { says: 'An id names what stands beside it or around it.', where: STANDARD.ours },
  *judge(survey) {
    for (const shown of recordsOf(survey)) {
      // A record of another id than was asked for has a rule of its own.
      if (!shown.isItem && shown.value.id !== shown.exchange.id) continue
      for (const nested of objectsOf(shown))
        for (const [name, id] of [...besideIt(nested), ...aroundIt(nested)]) {
          const value = nested.value[name]
          if (typeof value !== 'string' || value.toLowerCase() === id.toLowerCase()) continue
          yield {
            exchange: shown.exchange,
            path: [...nested.path, name],
            value,
            message: `\`${name}\` is another id than that of the ${name.slice(0, -'_id'.length)} itself.`,
            hint: 'Name and nest the same record.',
          }
        }
    }
  },
}

type Right = readonly [name: string, id: string]

/** What an object nests once, such as the organization beside organization_id. */
const besideIt = ({ value }: Nested): readonly Right[] =>
  Object.entries(value).flatMap(([name, inner]) => right(name, asObject(inner)?.id))

/** What an object is nested in, such as the service of a schedule. */
const aroundIt = ({ owner }: Nested): readonly Right[] =>
  owner ? right(owner.entity, owner.value.id) : []

const right = (name: string, id: unknown): readonly Right[] =>
  typeof id === 'string' ? [[`${name}_id`, id]] : []
