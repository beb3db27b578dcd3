import { fold } from '../model/fold.ts'
import { TABLE_KINDS, type TableKind } from '../mapping/kinds.ts'
import { splitWords } from '../mapping/guesses.ts'
import { isField } from '../mapping/vocabulary.ts'
import { ownValue } from '../../text/own-value.ts'

/**
 * The names of columns as the standard spells them: `serviceName`, `service_name` and `service_uuid` of a table of services are
 * its `name` and its `id`. Of columns that are the same but for their case, such as `ID` and `id`, the one that is spelled like
 * the standard counts; the others have none.
 */
export function namesIn(
  kind: TableKind,
  headers: readonly string[],
): readonly (string | undefined)[] {
  const plain = headers.map((header) => fold(splitWords(header)))
  const own = plain.map((name) => withoutPrefix(kind, name, plain))
  return own.map((name, i) => {
    const twins = headers.filter((_, other) => own[other] === name)
    const isSpelled = headers[i]!.trim() === name || !twins.some((twin) => twin.trim() === name)
    const isFirst = own.indexOf(name) === i || name !== 'id'
    return isSpelled && (isFirst || headers[i]!.trim() === name) ? name : undefined
  })
}

function withoutPrefix(kind: TableKind, name: string, all: readonly string[]): string {
  const key = name.replace(/_(?:uuid|guid|recordid|record_id|identifier_id)$/, '_id')
  const owner = ownerIn(key)
  if (owner === kind) return all.includes('id') ? name : 'id'
  if (owner) return key
  const [, rest] = new RegExp(`^${kind}_(.+)$`).exec(name) ?? []
  const isOurs =
    rest !== undefined &&
    (isField(kind, rest) || rest === 'url' || ownerIn(rest)) &&
    !isField(kind, name)
  return isOurs && !all.includes(rest) ? rest : name
}

/** The kind of table that a key leads to. */
const ownerIn = (key: string): TableKind | undefined =>
  key.endsWith('_id') ? ownValue(TABLE_KINDS, key.slice(0, -3)) : undefined
