import { UserError } from '../../command/errors.ts'
import { EXIT } from '../../command/exit.ts'
import { createPaint } from '../../command/paint.ts'
import { checks } from './checks.ts'
import { runSmoke } from './run.ts'
import { createLook, surveySite } from './site.ts'
import { formatSmoke } from './text.ts'
import type { Source } from '../source.ts'
import { reasonOf } from '../request.ts'

/** Looks at a published feed of this program for what only its host can show, and tells the exit status. */
export async function smoke(
  { send, base, isFolder, label }: Source,
  { timeout, format }: { readonly timeout: number; readonly format: string },
): Promise<number> {
  if (isFolder) throw new UserError('A host is looked at; name the address of a published feed.')
  if (format !== 'text' && format !== 'json')
    throw new UserError('What a host does is told as text or json.')
  const site = await surveySite(createLook(send, { base, timeout })).catch((error: unknown) => {
    throw new UserError(`${label} cannot be reached: ${reasonOf(error)}.`)
  })
  if (!site)
    throw new UserError(
      `${label}/services is no list with a record, so there is nothing to look at.`,
    )
  const results = await runSmoke(site, checks)
  process.stdout.write(
    format === 'json'
      ? `${JSON.stringify({ feed: label, checks: results }, null, 2)}\n`
      : formatSmoke(results, label, createPaint(process.stdout, process.env)),
  )
  return results.some(({ outcome }) => outcome === 'fail') ? EXIT.problems : EXIT.ok
}
