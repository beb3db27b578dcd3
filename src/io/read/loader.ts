import type { CheckContext, Checked, CheckOptions } from '../../content/checked.ts'
import { createParseCache } from '../../content/parse-cache.ts'
import type { SourceFile } from '../../content/source-file.ts'
import { memoise } from '../../text/memoise.ts'
import { changedPostcodes } from '../postcodes/changed-postcodes.ts'
import { type LoadedContent, toLoaded } from './loaded-content.ts'
import type { Input, Reader } from './reader.ts'
import { shippedSectors } from '../shipped-sectors.ts'

/**
 * Reads a content folder and checks it. `changed` names the files that may have changed since the last call; without it,
 * all may have.
 */
export type Loader = (changed?: ReadonlySet<string>) => Promise<LoadedContent>

type Check = (sources: readonly SourceFile[], context: CheckContext) => Checked

/** Joins a reader and a check. The same input is checked once, and unchanged files are not parsed again. */
export function createLoader(read: Reader, check: Check, options: CheckOptions = {}): Loader {
  const cache = createParseCache()
  const load = memoise((input: Input) => {
    const { sources, diagnostics, history, postcodes, publicFolder } = input
    const changed = changedPostcodes(postcodes, options.baseline?.postcodes)
    const before = [...diagnostics, ...changed]
    const sectors = shippedSectors()
    const { files: publicFiles } = publicFolder
    const context = { before, history, cache, sectors, publicFiles, now: new Date(), ...options }
    return toLoaded(input, check(sources, context))
  })
  return async (changed) => load(await read(changed))
}
