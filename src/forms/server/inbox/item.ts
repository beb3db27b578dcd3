import type { Repository } from '../github/client.ts'
import type { Ticked } from '../report/report.ts'

/** An open pull request about which members decide. */
export interface InboxItem {
  /** Where it is. */
  readonly repository: Repository
  readonly number: number
  readonly kind: ItemKind
  /** The branch that it comes from. */
  readonly branch: string
  /** Its last commit. */
  readonly commit: string
  /** The branch that it goes into. */
  readonly base: string
  /** When it was opened, in ISO 8601. */
  readonly since: string
  /** The account of the member who has sent it; absent when it is not signed. */
  readonly sender?: string
  /** Why, as its description says it: in the words of a member. */
  readonly why?: string
  /** True when it comes from another repository, goes to another branch than the default one, or is a draft. */
  readonly isOutside: boolean
  /** True when a member has asked for a preview of it. */
  readonly hasLabel: boolean
  /** True when only members can read it. */
  readonly isPrivate: boolean
  /** The tick of a report, and the page of its record. */
  readonly report?: Ticked
}

/**
 * A suggestion that is not signed, the confirmations of a month, the change of a member, what members say of records that look alike, or
 * that something is wrong.
 */
export type ItemKind = 'suggestion' | 'confirmations' | 'change' | 'answers' | 'report'
