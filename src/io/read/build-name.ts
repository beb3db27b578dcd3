import { createHash } from 'node:crypto'
import type { SourceFile } from '../../content/source-file.ts'
import { memoise, once } from '../../text/memoise.ts'
import { shippedEnglish, shippedThemes } from '../shipped-english.ts'
import { shippedPlaces } from '../shipped-places.ts'
import { shippedSectors } from '../shipped-sectors.ts'

/** Part of every name. Raise it when the format of published files changes, so that no function reads files of another format. */
const FORMAT = 4

/** A digest of the other data that comes with the program. */
const SHIPPED = once(() => {
  const { towns, villages } = shippedPlaces()
  return createHash('sha256')
    .update([shippedEnglish(), shippedThemes(), ...towns, ...villages].join('\n'))
    .digest('base64')
})

/** Creates a function that names a build by a digest of its input. The digest of a file is computed once. */
export function createBuildName() {
  const digestOf = memoise(({ text }: SourceFile) =>
    createHash('sha256').update(text).digest('base64'),
  )
  return (
    sources: readonly SourceFile[],
    history: ReadonlyMap<string, string>,
    postcodes: string,
  ): string => {
    const parts = sources.map(
      (source) => `${source.file}\0${history.get(source.file) ?? ''}\0${digestOf(source)}\0`,
    )
    // One update: thousands of small ones take longer than the digest itself.
    const hash = createHash('sha256').update(
      `${FORMAT}\0${shippedSectors().text}\0${SHIPPED()}\0${postcodes}\0${parts.join('')}`,
    )
    return hash.digest('hex').slice(0, 16)
  }
}
