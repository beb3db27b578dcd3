import { isRawObject } from '../record/yaml/raw.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { formats } from '../record/schema/formats.ts'
import { standardOrder } from './between/standard-order.ts'
import { EditError } from './edit.ts'
import { withEdits } from './with-edits.ts'

/** Sets `assured_date` and `assurer_email` in the text of a service. */
export function confirmService(
  text: string,
  { date, by }: { readonly date: string; readonly by?: string },
): string {
  const record = parseYaml('', text).value
  if (!isRawObject(record)) throw new EditError('This record has no fields.')
  const confirmed = { ...record, assured_date: date, ...(by && { assurer_email: by }) }
  const result = withEdits(text, confirmed, { orderAt: standardOrder('service') })
  if ('refusal' in result) throw new EditError(result.refusal)
  return result.text
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
