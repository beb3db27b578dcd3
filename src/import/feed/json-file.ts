import { UserError } from '../../io/command/errors.ts'
import { type OpenedFile, isZip } from '../../io/files/source-files.ts'
import { decodeText } from '../../io/files/decode.ts'
import { itemsIn, kindOfRecord } from './pages.ts'

export const isJson = (text: string): boolean => /^\s*[[{]/.test(text)

/** The entries in a file of JSON; none for another file. */
export function entriesIn({ path, bytes }: OpenedFile): readonly unknown[] {
  if (isZip(bytes)) return []
  const { text } = decodeText(bytes)
  const items = itemsIn(text)
  if (!items && isJson(text))
    throw new UserError(
      `\`${path}\` begins like JSON and cannot be read as such${brokenAt(text)}. It may have been cut off; download it again.`,
    )
  if (items?.length === 0)
    throw new UserError(`\`${path}\` is no list of services or organizations: it has no entries.`)
  return items ?? []
}

/** The line in which JSON goes wrong, where the parser tells. */
function brokenAt(text: string): string {
  try {
    JSON.parse(text)
  } catch (error) {
    const [, at] = /position (\d+)/.exec((error as Error).message) ?? []
    return at === undefined ? '' : `: line ${text.slice(0, Number(at)).split('\n').length}`
  }
  return ''
}

/** Refuses a list of something else than records, with the entry where it begins. */
export function refuseOthers({ path }: OpenedFile, items: readonly unknown[]): void {
  const other = items.findIndex((item) => kindOfRecord(item) === undefined)
  if (other >= 0)
    throw new UserError(
      `\`${path}\` is no list of services or organizations: entry ${other + 1} has neither an id nor a name. Give a page of a feed, or a sheet.`,
    )
}
