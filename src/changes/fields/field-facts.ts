import { canonical } from '../../directory/ids.ts'
import type { EntityName } from '../../hsds/entities.ts'
import { type RecordCard, cardOf, cardsOf } from '../../record/schema/cards.ts'
import { entryFacts } from './entry-facts.ts'
import type { Fact } from '../facts/fact.ts'
import { labelOf } from './labels.ts'
import { looksPersonal } from './looks-personal.ts'
import { textFact } from './text-fact.ts'

/**
 * What is different in the fields of a thing, except fields that other functions report by their cards. Fields without a
 * card are compared as well.
 */
export function* fieldFacts(entity: EntityName, before: object, after: object): Generator<Fact> {
  const [was, is] = [before, after] as Readonly<Record<string, unknown>>[]
  const known = Object.keys(cardsOf(entity))
  for (const name of new Set([...known, ...Object.keys(was!), ...Object.keys(is!)])) {
    const card = cardOf(entity, name)
    const [old, young] = [was![name], is![name]]
    if (card?.change === 'own' || card?.change === 'silent') continue
    if (canonical(old) !== canonical(young)) yield* oneField(entity, name, card, old, young)
  }
}

function* oneField(
  entity: EntityName,
  name: string,
  card: RecordCard | undefined,
  before: unknown,
  after: unknown,
): Generator<Fact> {
  const what = labelOf(entity, name)
  if (card && isQuotable(card)) {
    const fact: Fact = {
      kind: 'value',
      what,
      ...quoted('before', before),
      ...quoted('after', after),
    }
    if (![before, after].some((value) => looksPersonal(String(value)))) return yield fact
  } else if (card?.type === 'string' && !card.format) {
    const fact = textFact(what, before as string | undefined, after as string | undefined)
    if (fact) yield fact
    return
  }
  yield* entryFacts(entity, name, before, after)
}

/** True when values are short and not personal: numbers, choices, days and web addresses. */
const isQuotable = ({ type, values, format }: RecordCard) =>
  type !== 'array' &&
  (type === 'number' || values !== undefined || format === 'uri' || format === 'date')

const quoted = <K extends string>(key: K, value: unknown) =>
  (value === undefined ? {} : { [key]: String(value) }) as { readonly [P in K]?: string }
