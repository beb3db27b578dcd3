import type { SourceFile } from '../../content/source-file.ts'
import { kindOf, slugOf } from '../../edit/record-schemas.ts'
import { quoteList } from '../../text/quote.ts'
import { didYouMean, suggest } from '../../text/suggest.ts'
import { UserError } from '../../io/command/errors.ts'

/**
 * The file of the record that an argument names: by its slug, by its folder and slug if records of two kinds have the same
 * slug, or by its path.
 */
export function findRecord(
  sources: readonly SourceFile[],
  typed: string,
  folder?: string,
): SourceFile {
  const records = sources.filter(
    ({ file }) => kindOf(file) && (folder === undefined || file.startsWith(`${folder}/`)),
  )
  const name = typed.replaceAll('\\', '/').replace(/\.ya?ml$/, '')
  const found = name.includes('/')
    ? records.filter(({ file }) => `/${name}.yaml`.endsWith(`/${file}`))
    : records.filter(({ file }) => slugOf(file) === name)
  const [source] = found
  if (source && found.length === 1) return source
  if (source) {
    const names = found.map(({ file }) => file.replace(/\.yaml$/, ''))
    throw new UserError(`Several records are called \`${name}\`. Write ${quoteList(names, 'or')}.`)
  }
  const near = suggest(
    name.replace(/^.*\//, ''),
    records.map(({ file }) => slugOf(file)),
  )
  throw new UserError(
    `No ${folder === undefined ? 'record' : folder.slice(0, -1)} is called \`${name}\`.${near ? ` ${didYouMean(near)}` : ''} Nothing was written.`,
  )
}
