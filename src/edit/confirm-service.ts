import { isRawObject } from '../record/yaml/raw.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { formats } from '../record/schema/formats.ts'
import { type Edit, EditError, type InsertPosition } from './edit.ts'
import { editYaml } from './edit-yaml.ts'

/** Fields at the end of a record; a confirmation is inserted before them. */
const LAST = ['assured_date', 'assurer_email', 'extensions', 'public', 'private']

/** Sets `assured_date` and `assurer_email` in the text of a service. */
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
    return [{ path: [field], value, insert: positionOf(field, Object.keys(record)) }]
  })
  return editYaml(text, edits)
}

/** The position of a field that is missing: the two fields stay together, date first. */
function positionOf(field: string, present: readonly string[]): InsertPosition {
  const isDate = field === 'assured_date'
  if (!isDate && present.includes('assured_date')) return { after: 'assured_date' }
  if (isDate && present.includes('assurer_email')) {
    const before = present[present.indexOf('assurer_email') - 1]
    return before === undefined ? 'first' : { after: before }
  }
  const after = present.findLast((name) => !LAST.includes(name))
  return after === undefined ? 'first' : { after }
}

/** What decides whether a service needs confirmation, and from which day on, read from its text alone. */
export interface ServiceStatus {
  readonly isReadable: boolean
  readonly organization?: string
  readonly status?: string
  readonly isDraft?: boolean
  /** The day of the last check, as YYYY-MM-DD. */
  readonly assuredDate?: string
}

export function statusOf(text: string): ServiceStatus {
  const record = parseYaml('', text).value
  if (record === undefined) return { isReadable: false }
  if (!isRawObject(record)) return { isReadable: true }
  const { organization, status, draft, assured_date: assuredDate } = record
  return {
    isReadable: true,
    ...(typeof organization === 'string' && { organization: organization.trim() }),
    ...(typeof status === 'string' && { status: status.trim().toLowerCase() }),
    ...(typeof assuredDate === 'string' && formats.date?.test(assuredDate) && { assuredDate }),
    ...(/^(?:true|yes)$/i.test(String(draft).trim()) && { isDraft: true }),
  }
}
