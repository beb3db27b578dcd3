import type { Problem } from '../../../api/problem.ts'
import { NOT_SENT } from '../../change/refusals.ts'
import { kind, tooMany } from '../propose/problems.ts'
import type { ReportRefusal } from './send-report.ts'

export const notAReport = (): Problem => ({
  type: kind('not-a-report'),
  title: NOT_SENT,
  status: 400,
  detail: 'Say what is wrong, in at most 1,000 characters, or send it by mail.',
})

export function notReported({ reason }: ReportRefusal): Problem {
  if (reason === 'too-many') return tooMany()
  return {
    type: kind(reason === 'public' ? 'not-private' : 'not-there'),
    title: NOT_SENT,
    status: 422,
    detail:
      reason === 'public'
        ? 'Everybody could read what you have written. Send it by mail, or send only what you ticked.'
        : 'The editors have no record of this page any more.',
  }
}
