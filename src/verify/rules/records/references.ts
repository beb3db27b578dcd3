import { type Collection, collectionNames, collections } from '../../../hsds/collections.ts'
import { fieldsOf } from '../../../hsds/entities.ts'
import { memoise } from '../../../text/memoise.ts'
import { type EntityObject, entityObjectsOf } from '../../records/record-values.ts'
import { type FetchedRecord, recordsOf } from '../../records/records.ts'
import { type JsonPath, formatPath } from '../../report/finding.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import { detailOf, recordPath } from '../../survey/endpoint.ts'
import { type Answer, asObject, isAnswer, itemsOf } from '../../survey/exchange.ts'
import { spread } from '../../survey/spread.ts'
import { type Survey, fullRecords, listedItems, probesOf } from '../../survey/survey.ts'

/** An id by which a record refers to a record of a list. */
interface Reference {
  readonly exchange: Answer
  readonly path: JsonPath
  readonly id: string
  readonly to: Collection
}

/** The ids of each list that are requested because the survey did not fetch them. */
const SAMPLE = 5

export const danglingReference: Rule = {
  id: 'dangling-reference',
  severity: 'fail',
  means: 'A record refers to a record that the feed does not have.',
  basis: { says: 'A record can be requested by every id that refers to it.', where: SOURCES.ours },
  async probe(survey, request) {
    const references = referencesIn(survey)
    await Promise.all(
      collectionNames.flatMap((to) =>
        spread(unfetchedIds(survey, to, references), SAMPLE).map((id) =>
          request({ endpoint: detailOf(to), path: recordPath(to, id), id }),
        ),
      ),
    )
  },
  *judge(survey) {
    const references = referencesIn(survey)
    for (const exchange of probesOf(survey, 'dangling-reference').filter(isAnswer)) {
      const { endpoint, id, reply } = exchange
      if (reply.status !== 404 && reply.status !== 410) continue
      const source = references.find((one) => one.to === endpoint.collection && one.id === id)
      if (source)
        // Reported at the endpoint that lacks the record, so that it counts as much as that endpoint.
        yield {
          exchange,
          value: `${source.exchange.path} ${formatPath(source.path)}`,
          message: 'A record refers to this one, and the feed does not have it.',
          hint: 'Publish this record, or remove the id that refers to it.',
        }
    }
  },
}

/** The referenced ids that the survey did not fetch. None where the feed does not serve such records at all. */
function unfetchedIds(
  survey: Survey,
  to: Collection,
  references: readonly Reference[],
): readonly string[] {
  const hasList = survey.lists[to].pages.some((page) => itemsOf(page) !== undefined)
  const [details, items] = [fullRecords(survey, to), listedItems(survey, to)]
  if (!hasList || (items.length > 0 && details.length === 0)) return []
  const fetched = new Set([...items, ...details].map(({ id }) => String(id).toLowerCase()))
  const ids = references.filter((one) => one.to === to).map(({ id }) => id)
  return [...new Set(ids)].filter((id) => !fetched.has(id.toLowerCase()))
}

const referencesIn = (survey: Survey): readonly Reference[] => findReferences(recordsOf(survey))

/** Memoised, because both the probe and the rule need them. */
const findReferences = memoise((records: readonly FetchedRecord[]): readonly Reference[] =>
  records.flatMap((record) => [...referencesOf(record)]),
)

function* referencesOf(record: FetchedRecord): Generator<Reference> {
  for (const { entity, value, path } of entityObjectsOf(record))
    for (const [name, { links }] of Object.entries(fieldsOf(entity))) {
      const to = collectionNames.find((collection) => collections[collection] === links)
      const id = value[name]
      if (to && typeof id === 'string' && id !== '')
        yield { exchange: record.exchange, path: [...path, name], id, to }
    }
}

export const referenceDiffers: Rule = {
  id: 'reference-differs',
  severity: 'warn',
  means: 'An id differs from that of the nested object it refers to, or of the object around it.',
  basis: { says: 'An id refers to the object beside it or around it.', where: SOURCES.ours },
  *judge(survey) {
    for (const record of recordsOf(survey)) {
      // A record with another id than the requested one breaks another rule.
      if (!record.isItem && record.value.id !== record.exchange.id) continue
      for (const object of entityObjectsOf(record))
        for (const [name, id] of [...idsOfNested(object), ...idOfOwner(object)]) {
          const value = object.value[name]
          if (typeof value !== 'string' || value.toLowerCase() === id.toLowerCase()) continue
          yield {
            exchange: record.exchange,
            path: [...object.path, name],
            value,
            message: `\`${name}\` is not the id of the ${name.slice(0, -'_id'.length)} itself.`,
            hint: 'Refer to the same record as the nested object.',
          }
        }
    }
  },
}

/** The name of a field that holds an id, and the id that it should hold. */
type ExpectedId = readonly [name: string, id: string]

/** The ids of nested objects, such as the organization beside organization_id. */
const idsOfNested = ({ value }: EntityObject): readonly ExpectedId[] =>
  Object.entries(value).flatMap(([name, inner]) => expectedId(name, asObject(inner)?.id))

/** The id of the object around, such as the service of a schedule. */
const idOfOwner = ({ owner }: EntityObject): readonly ExpectedId[] =>
  owner ? expectedId(owner.entity, owner.value.id) : []

const expectedId = (name: string, id: unknown): readonly ExpectedId[] =>
  typeof id === 'string' ? [[`${name}_id`, id]] : []
