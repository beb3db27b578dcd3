import { type EntityName, fieldsOf } from '../../../hsds/entities.ts'
import { FOLDERS, kinds, type RecordKind } from '../../schema/written.ts'
import { nounOf } from './record-nouns.ts'
import { type Slip, keyOf } from './slip.ts'

/** A field of one other kind of record. With several of that kind, the whole record looks as if it were of that kind. */
export const otherRecord: Slip = (issue) => {
  const key = keyOf(issue)
  const kind = onlyKindWith(key)
  if (!kind) return undefined
  const { properties = {} } = issue.expected
  const hasOthers = Object.keys(issue.object).some(
    (name) => name !== key && !Object.hasOwn(properties, name) && onlyKindWith(name) === kind,
  )
  const only = `only ${nounOf[kind]} can have it.`
  return {
    hint: hasOthers
      ? `If this is ${nounOf[kind]}, move the file to \`${FOLDERS[kind]}/\`. If not, delete this field: ${only}`
      : `Delete this field: ${only}`,
  }
}

function onlyKindWith(field: string): RecordKind | undefined {
  const [kind, ...others] = Object.values(kinds).filter((kind) =>
    Object.hasOwn(fieldsOf(kind as EntityName), field),
  )
  return others.length === 0 ? kind : undefined
}
