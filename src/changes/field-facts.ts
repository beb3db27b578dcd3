import { canonical } from '../directory/ids.ts'
import { type EntityName, fieldsOf } from '../hsds/entities.ts'
import type { Field } from '../hsds/field.ts'
import { entryFacts } from './entry-facts.ts'
import type { Fact } from './fact.ts'
import { labelOf } from './labels.ts'
import { looksPersonal, wordsFact } from './words.ts'

/**
 * What is different in the fields of a thing, as the table of the standard describes them. Fields that need words of
 * their own are excepted; a field that nobody has thought of is still told.
 */
export function* fieldFacts(
  entity: EntityName,
  before: object,
  after: object,
  except: readonly string[] = [],
): Generator<Fact> {
  const [was, is] = [before, after] as Readonly<Record<string, unknown>>[]
  const known = Object.keys(fieldsOf(entity))
  for (const name of new Set([...known, ...Object.keys(was!), ...Object.keys(is!)])) {
    if (except.includes(name) || UNSPOKEN.includes(name)) continue
    const [old, young] = [was![name], is![name]]
    if (canonical(old) !== canonical(young))
      yield* oneField(name, fieldsOf(entity)[name], old, young)
  }
}

/** Told in other ways: the name by the change itself, the id by what vanishes. */
const UNSPOKEN = ['id', 'name', 'draft', 'metadata']

function* oneField(
  name: string,
  field: Field | undefined,
  before: unknown,
  after: unknown,
): Generator<Fact> {
  const what = labelOf(name)
  if (field?.type === 'number' || field?.values || field?.format === 'uri') {
    const fact: Fact = { kind: 'value', what, ...shown('before', before), ...shown('after', after) }
    if (![before, after].some((value) => looksPersonal(String(value)))) return yield fact
  } else if (field?.type === 'string' && !field.format) {
    const fact = wordsFact(what, before as string | undefined, after as string | undefined)
    if (fact) yield fact
    return
  }
  yield* entryFacts(name, before, after)
}

const shown = <K extends string>(key: K, value: unknown) =>
  (value === undefined ? {} : { [key]: String(value) }) as { readonly [P in K]?: string }
