import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import type { Issue } from '../../shape/issue.ts'
import type { HintContext } from '../explanation.ts'

/** Settings in a format that only a newer version of the program reads: what else is wrong in them cannot be judged. */
export function newerFormat(
  issues: readonly Issue[],
  { file }: Pick<HintContext, 'file'>,
): Diagnostic | undefined {
  for (const { kind, path, actual, expected } of issues)
    if (kind === 'too-large' && path.length === 1 && path[0] === 'format')
      return {
        code: 'newer-format',
        message: `These records are in format ${actual}, and this version of the program reads format ${expected.maximum}.`,
        hint: 'Install a newer version with `npx osd init --update --to FILE`, where FILE is the address of its package. Leave this line as it is.',
        place: { file, path },
      }
  return undefined
}
