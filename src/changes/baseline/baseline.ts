import type { Directory } from '../../directory/directory.ts'
import type { Country } from '../../countries/countries.ts'
import type { Version } from '../version.ts'

/** What a change of the content is judged against. */
export interface Baseline {
  /** The version that it starts from. Absent when that cannot be read: then the change brings everything. */
  readonly before?: Version
  /** The records that are published, of which others may keep copies. Absent when nothing is. */
  readonly published?: Directory
  /** True when the author of the change has no write access: fields that only editors decide may not change. */
  readonly isSuggestion?: boolean
  /** The ingested postcodes of the version. */
  readonly postcodes?: IngestedPostcodes
}

/** The edition of the ingested postcodes of each country, and a digest of all their files. */
export type IngestedPostcodes = ReadonlyMap<
  Country,
  { readonly edition: string; readonly digest: string }
>
