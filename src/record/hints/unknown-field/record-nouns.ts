import type { RecordKind } from '../../schema/written.ts'

/** What a hint calls a record of each kind. */
export const nounOf: Readonly<Record<RecordKind, string>> = {
  organization: 'an organization',
  location: 'a place',
  service: 'a service',
  taxonomy: 'a taxonomy',
}
