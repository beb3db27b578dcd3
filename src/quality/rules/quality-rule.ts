import type { Path, Place, Reported } from '../../diagnostics/diagnostic.ts'
import type { Lookup } from '../../coverage/gazetteer/postcode-source.ts'
import type {
  Directory,
  Location,
  Organization,
  Service,
  Taxonomy,
} from '../../directory/directory.ts'
import type { PublishedText } from '../../directory/published-texts.ts'
import type { WrittenObject } from '../../directory/walk.ts'
import type { JudgeArea } from '../areas.ts'

/** One kind of advice: its code, what the code means, and the checks that give it. List a new rule in `rules.ts`. */
export interface QualityRule {
  /** The permanent name of the advice. The rule's file, and its cases in test/quality/rules, are named after it. */
  readonly code: string
  /** What the code means, in one sentence. */
  readonly means: string
  /** The points that a record with this advice loses, out of 100. */
  readonly costs: number
  /** Judges the records beside each other. */
  readonly check?: (context: QualityContext) => Iterable<Finding>
  /** Judges a service, an organization or a place on its own. */
  readonly record?: (record: JudgedRecord, context: QualityContext) => Iterable<Finding>
}

/** A record, and what rules look at in it: read once for all of them. */
export interface JudgedRecord {
  readonly subject: Subject
  /** Every object of it, except those of other records inside it. */
  readonly objects: readonly WrittenObject[]
  /** The texts that these objects publish. */
  readonly texts: () => readonly PublishedText[]
}

/** A record that can get advice. It may have its own file or be part of another. */
export type Subject = Service | Organization | Location | Taxonomy

/** What a check finds. The code is that of the rule. */
export interface Finding {
  readonly message: string
  readonly hint: string
  readonly place: Place
  readonly about: Subject
}

/** Advice on a record. */
export interface Advice extends Finding, Omit<Reported, keyof Finding> {}

/** The records to check, and what else the rules need to know. */
export interface QualityContext {
  readonly directory: Directory
  /** Published services that are active or temporarily closed. */
  readonly services: readonly Service[]
  readonly organizations: readonly Organization[]
  /** The places of these services. Confidential ones are masked. */
  readonly locations: readonly Location[]
  /** Finds postcodes in the ingested files. */
  readonly lookup: Lookup
  readonly judge: JudgeArea
  /** Why each broken link is broken, by address. */
  readonly brokenLinks: ReadonlyMap<string, string>
  /** Today, YYYY-MM-DD. Without it no date is too old. */
  readonly now?: string
  /** Whether a field, such as `service.email`, may be published. Nobody is advised to fill in a private field. */
  readonly isPublic: (field: `${string}.${string}`) => boolean
}

/** The place of a value in a record. */
export const placeIn = ({ place }: Subject, ...path: Path): Place => ({
  file: place.file,
  path: [...place.path, ...path],
})
