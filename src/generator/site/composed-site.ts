import type { PreviewChanges } from '../../changes/preview/preview-changes.ts'
import type { PublicFile } from '../../content/public-file.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { Assets } from '../../pages/layout/assets.ts'
import type { Provenance } from '../../match/memory/provenance.ts'
import type { PostcodeSource } from '../../coverage/gazetteer/postcode-source.ts'
import type { BritishPlaces } from '../../countries/gb/british-place.ts'
import type { SectorTable } from '../../countries/gb/sectors.ts'
import type { QualityDocument } from '../../quality/document.ts'
import type { Language } from '../../messages/languages.ts'
import type { Feed } from './feed.ts'
import type { SitePlan } from './step.ts'

/** Everything that documents are made of. Each part is composed when it is needed. */
export interface Site {
  readonly feed: Feed
  readonly plan: SitePlan
  /** Ingested postcodes. */
  readonly postcodes: readonly PostcodeSource[]
  /** The sectors of Great Britain, for a directory there. */
  readonly sectors?: SectorTable | undefined
  /** The places of Great Britain, for a directory there. */
  readonly places?: BritishPlaces | undefined
  /** The files of content/public/. */
  readonly publicFiles?: readonly PublicFile[] | undefined
  /** The files of the directory; none for a feed that is not made of records. */
  readonly sources?: readonly SourceFile[] | undefined
  /** Who says what of each imported record, by its id. */
  readonly provenance?: (() => ReadonlyMap<string, Provenance>) | undefined
  /** The scripts of pages; without them pages have none. */
  readonly assets?: Assets | undefined
  /** The language of the pages that are made of it; the first of its languages when absent. */
  readonly language?: Language
  /** What changes, in the preview of a change. */
  readonly changes?: PreviewChanges | undefined
  /** Absent for a feed that is not made of records. */
  readonly quality?: () => QualityDocument
}
