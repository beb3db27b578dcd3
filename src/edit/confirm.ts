import { isRawObject } from '../record/yaml/raw.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { type Edit, EditError } from './edit.ts'
import { editYaml } from './edit-yaml.ts'

/** What stands at the end of a record, behind the word of whoever checked it. */
const LAST = ['assured_date', 'assurer_email', 'extensions', 'public', 'private']

/** Writes into the text of a service when it was last checked, and by whom. */
export function confirmService(
  text: string,
  { date, by }: { readonly date: string; readonly by?: string },
): string {
  const record = parseYaml('', text).value
  if (!isRawObject(record)) throw new EditError('This record has no fields.')
  const wanted: Record<string, string> = { assured_date: date, ...(by && { assurer_email: by }) }
  const edits = Object.entries(wanted).flatMap(([field, value]): Edit[] => {
    if (record[field] === value) return []
    if (Object.hasOwn(record, field)) return [{ path: [field], value }]
    return [{ path: [field], value, insert: placeOf(field, Object.keys(record)) }]
  })
  return editYaml(text, edits)
}

function placeOf(field: string, present: readonly string[]) {
  const isDate = field === 'assured_date'
  if (!isDate && present.includes('assured_date')) return { after: 'assured_date' }
  if (isDate && present.includes('assurer_email')) {
    const before = present[present.indexOf('assurer_email') - 1]
    return before === undefined ? ('first' as const) : { after: before }
  }
  const after = present.findLast((name) => !LAST.includes(name))
  return after === undefined ? ('first' as const) : { after }
}

/** Whose service a text is, whether it is active, and whether it is a draft. */
export function statusOf(text: string): {
  readonly isReadable: boolean
  readonly organization?: string
  readonly status?: string
  readonly isDraft?: boolean
} {
  const record = parseYaml('', text).value
  if (record === undefined) return { isReadable: false }
  if (!isRawObject(record)) return { isReadable: true }
  const { organization, status, draft } = record
  return {
    isReadable: true,
    ...(typeof organization === 'string' && { organization: organization.trim() }),
    ...(typeof status === 'string' && { status: status.trim().toLowerCase() }),
    ...(/^(?:true|yes)$/i.test(String(draft).trim()) && { isDraft: true }),
  }
}
