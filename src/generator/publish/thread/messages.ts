import type { Step } from '../../site/step.ts'
import type { Written } from '../site-writer.ts'

/** A message to the writing thread: a batch of steps, or that there are no more. */
export type Request = readonly Step[] | 'finish'

/** The answer of the thread, one for each message until something fails. */
export interface Reply {
  /** Set on the last reply. */
  readonly written?: Written
  readonly error?: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'syscall' | 'path'>
}
