import { encodeLines } from '../../../../api/lines.ts'
import { findFilePath } from '../../../../pages/pages-manifest.ts'
import type { SitePlan } from '../../step.ts'
import type { SetDocument } from '../document.ts'
import { linesText } from '../json.ts'

/** Files that pages are put together from at the edge, each made of lines, by their names below the folder of a build's pages. */
export const findFiles = (
  { build, lists }: SitePlan,
  makers: Iterable<readonly [name: string, lines: () => readonly string[]]>,
  prefix = '',
): ReturnType<SetDocument['files']> =>
  new Map(
    Array.from(makers, ([name, lines]) => {
      const path = findFilePath(build, name, prefix)
      const { total: count } = lists.services
      return [path, () => encodeLines({ path, count }, linesText(lines()))] as const
    }),
  )
