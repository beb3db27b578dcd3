import { parseMapping } from '../../record/mapping/parse-mapping.ts'
import type { Rule } from './rule.ts'

/** A line of a mapping gives a column to a field that does not exist, so the next import would stop. */
export const unknownTarget: Rule = {
  code: 'unknown-target',
  severity: 'warning',
  means:
    'The mapping of a source gives a column to a field that does not exist, so the source cannot be imported again.',
  *directory({ sources }) {
    for (const { file, settings } of sources)
      for (const { path, message, hint } of parseMapping(settings.mapping ?? {}).problems)
        yield { message, hint, place: { file, path: ['mapping', ...path] } }
  },
}
