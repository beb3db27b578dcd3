import { counted } from '../../text/counted.ts'
import type { Directory } from '../../directory/directory.ts'
import { type Due, dueBetween } from '../../directory/due.ts'
import type { LastBuild } from '../../io/read/branches.ts'

/** Days that have come since the last build, each on a line. */
export const linesOf = (found: readonly Due[]): string =>
  found.map(({ day, file, what }) => `${day}  ${file}: ${what}`).join('\n')

/** What has come since the last build and waits, because what was due has been published often enough; undefined when nothing does. */
export function sayWaiting(
  directory: Directory,
  { since, published }: LastBuild,
  now: string,
): string | undefined {
  const found = dueBetween(directory, since, now)
  const { due: limit } = directory.settings.publish
  if (found.length === 0 || published < limit) return undefined
  return `${linesOf(found)}\nThis waits for the next publication: what was due has been published ${counted(published, 'time')} in 30 days, and \`publish: { due: ${limit} }\` of directory.yaml allows ${limit}.`
}
