import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { LONGEST_SLUG } from '../record/schema/formats.ts'
import { isSlug, slugOf } from '../record/slug.ts'
import { quote } from '../text/quote.ts'

/** The name of a file without its ending. */
export const nameOf = (file: string) => file.replace(/\.[A-Za-z]+$/, '')

/** The slug that comes closest to a name: the name itself when it is a slug. */
export const toSlug = (name: string): string => (isSlug(name) ? name : slugOf(name))

/** A file whose name is no slug. `better` is the slug that comes closest, empty when there is none. */
export const badFileName = (name: string, better: string, file: string): Diagnostic => ({
  code: 'bad-file-name',
  message: `${quote(name)} cannot be the name of a record.`,
  hint: `Use small letters, digits and hyphens, at most ${LONGEST_SLUG}${better ? `, such as \`${better}\`` : ''}.`,
  place: { file, path: [], line: 1, column: 1 },
})
