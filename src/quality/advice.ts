import type { Diagnostic, Path, Place } from '../diagnostics/diagnostic.ts'
import type {
  Directory,
  Location,
  Organization,
  Service,
  Taxonomy,
} from '../directory/directory.ts'
import type { Lookup } from '../coverage/gazetteer/postcode-source.ts'
import type { JudgeArea } from './areas.ts'
import type { AdviceCode } from '../diagnostics/advice.ts'

/** A record that can be advised: one with a file, or one that is written inside another. */
export type Subject = Service | Organization | Location | Taxonomy

/** What could be better about a record. */
export interface Advice extends Diagnostic {
  readonly code: AdviceCode
  readonly about: Subject
}

/** What there is to give advice on, and what is known besides. */
export interface Advised {
  readonly directory: Directory
  /** Services that are published and can be used, now or soon again. */
  readonly services: readonly Service[]
  readonly organizations: readonly Organization[]
  /** The places at which these services are given. Confidential ones are masked already. */
  readonly locations: readonly Location[]
  /** Finds postcodes in the ingested files. */
  readonly lookup: Lookup
  readonly judge: JudgeArea
  /** The day on which advice is given; without it nothing is too old. */
  readonly now?: string
  /** Whether a field may be published at all; nobody is advised to fill in one that is private. */
  readonly isPublic: (field: `${string}.${string}`) => boolean
}

/** A kind of advice. */
export type QualityRule = (advised: Advised) => Generator<Advice>

/** A place within a record. */
export const placeIn = ({ place }: Subject, ...steps: Path): Place => ({
  file: place.file,
  path: [...place.path, ...steps],
})
