import type { Written } from '../site-writer.ts'
import type { Step } from '../../site/step.ts'

/** What the thread that writes is sent: steps, or that these were all. */
export type Request = readonly Step[] | 'finish'

/** What it sends back, once for each request until something fails. */
export interface Reply {
  /** All that was written, when all is. */
  readonly written?: Written
  readonly error?: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'syscall' | 'path'>
}
