import type { Rule } from './rule.ts'

/** Records came from another directory, and nothing says what its licence lets others do. */
export const sourceWithoutLicence: Rule = {
  code: 'source-without-licence',
  severity: 'warning',
  means:
    'Records come from a source whose licence is not known, so nobody may be sure that they can be published.',
  *directory({ sources }) {
    for (const { name, file, settings } of sources)
      if (settings.licence === undefined && !settings.own)
        yield {
          message: `Nothing says under which licence the records of \`${name}\` may be published.`,
          hint: 'Ask its publisher, and write the web address of the licence after `licence:`. For a sheet of your own, write `own: true`.',
          place: { file, path: ['licence'] },
        }
  },
}
