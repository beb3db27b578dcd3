import { hasAny } from '../../countries/countries.ts'
import { createHash } from 'node:crypto'
import type { Checked } from '../../content/checked.ts'
import type { PublicFile } from '../../content/public-file.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { PostcodeSource } from '../../coverage/gazetteer/postcode-source.ts'
import type { Directory } from '../../directory/directory.ts'
import { dependsOnDay } from '../../directory/exceptions.ts'
import { openPostcodes } from './open-postcodes.ts'
import type { SectorTable } from '../../countries/gb/sectors.ts'
import { type Provenance, provenanceIn } from '../../match/memory/provenance.ts'
import { once } from '../../text/memoise.ts'
import type { Input } from './reader.ts'
import { shippedEnglish, shippedThemes } from '../shipped-english.ts'
import type { BritishPlaces } from '../../countries/gb/british-place.ts'
import { shippedPlaces } from '../shipped-places.ts'
import { shippedSectors } from '../shipped-sectors.ts'

/** A content folder that was read and checked. */
export interface LoadedContent extends Checked {
  readonly sources: readonly SourceFile[]
  /** The ingested postcodes that the directory publishes. */
  readonly postcodes: readonly PostcodeSource[]
  /** The files of content/public/. */
  readonly publicFiles: readonly PublicFile[]
  /** Which source says what of each imported record, by its id. */
  readonly provenance: () => ReadonlyMap<string, Provenance>
  /** The sectors of Great Britain, when the directory is of that country. */
  readonly sectors?: SectorTable | undefined
  /** The places of Great Britain, when the directory is of that country. */
  readonly places?: BritishPlaces | undefined
  /** Words of English that a search never corrects, when the directory is of that country. */
  readonly english?: string | undefined
  /** The name of a build of this content: the same for the same records, history and, where they depend on it, day. */
  readonly build: string
}

/** Joins an input with the result of its check. */
export const toLoaded = (
  { sources, postcodes, publicFolder, origins, build }: Input,
  checked: Checked,
): LoadedContent => ({
  ...checked,
  sources,
  publicFiles: publicFolder.files,
  provenance: once(() => {
    const texts = new Map(sources.map(({ file, text }) => [file, text]))
    const known = origins()
    return checked.linked && known.size > 0
      ? provenanceIn(checked.linked, known, (file) => texts.get(file))
      : new Map<string, Provenance>()
  }),
  ...(hasTables(checked) && { sectors: shippedSectors() }),
  // Only a build reads them.
  get places() {
    return hasTables(checked) ? shippedPlaces() : undefined
  },
  get english() {
    return hasTables(checked) ? shippedEnglish() : undefined
  },
  get themes() {
    return hasTables(checked) ? shippedThemes() : undefined
  },
  postcodes: checked.linked ? openPostcodes(postcodes, checked.linked) : [],
  get build() {
    return buildOn(build(), checked.linked)
  },
})

/** The tables of the program are of countries with sectors. */
const hasTables = ({ linked }: Checked) =>
  linked !== undefined && hasAny(linked.settings.countries, 'hasSectors')

/** Files of another day are others, and a function must not read them in place of its own. */
const buildOn = (name: string, linked: Directory | undefined): string =>
  linked?.today !== undefined && dependsOnDay(linked)
    ? createHash('sha256').update(`${name} ${linked.today}`).digest('hex').slice(0, name.length)
    : name
