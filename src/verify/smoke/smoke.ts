import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { createPaint } from '../../io/command/paint.ts'
import type { Builds } from '../builds.ts'
import { failureReason } from '../client/failure-reason.ts'
import type { Source } from '../source.ts'
import { createChecks } from './checks.ts'
import { runChecks } from './run.ts'
import { createFetch, surveySite } from './site.ts'
import { formatSmoke } from './text.ts'

/** Checks what only the host of a published feed can show. Returns the exit status. */
export async function smoke(
  { send, base, isFolder, label }: Source,
  builds: Builds,
  { timeout, format }: { readonly timeout: number; readonly format: string },
): Promise<number> {
  if (isFolder) throw new UserError('--smoke checks a host: name the address of a published feed.')
  if (format !== 'text' && format !== 'json')
    throw new UserError('With --smoke, the format is text or json.')
  const site = await surveySite(createFetch(send, { base, timeout })).catch((error: unknown) => {
    throw new UserError(`${label} cannot be reached: ${failureReason(error)}.`)
  })
  if (!site)
    throw new UserError(`${label}/services is not a list with a record, so nothing can be checked.`)
  const results = await runChecks(site, createChecks(builds))
  process.stdout.write(
    format === 'json'
      ? `${JSON.stringify({ feed: label, checks: results }, null, 2)}\n`
      : formatSmoke(results, label, createPaint(process.stdout, process.env)),
  )
  return results.some(({ outcome }) => outcome === 'fail') ? EXIT.problems : EXIT.ok
}
