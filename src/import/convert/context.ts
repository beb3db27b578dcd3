import type { Name } from './draft.ts'
import type { Settings } from '../../record/settings/settings.ts'
import type { Country } from '../../countries/countries.ts'
import type { Item } from '../model/item.ts'
import type { SharedKind } from '../model/model.ts'

/** What conversions need besides the items. */
export interface ConvertContext {
  readonly countries: readonly Country[]
  /** The fields of its own that the directory has. */
  readonly extensions: Settings['extensions']
  /** What directory.yaml says of fields that records leave out. */
  readonly defaults: Settings['defaults']
  /** True when the directory has one calendar of school terms. */
  readonly hasTerms: boolean
  /** The day of the import, as YYYY-MM-DD. */
  readonly today: string
  /** The name by which other records refer to an item; undefined when it is not written. */
  readonly nameOf: (item: Item) => Name | undefined
  /** The UUID of an item. */
  readonly idOf: (item: Item & { kind: SharedKind }) => string
  /** Adds a note about the source as a whole to the report. */
  readonly note: (note: string, example?: string) => void
}
