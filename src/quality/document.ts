import { inOrder } from '../feed/order.ts'
import type { Advised, Subject } from './advice.ts'
import { type Judgement, areasOf } from './areas.ts'
import { type AdviceCode, advice } from '../diagnostics/advice.ts'
import { advise } from './check.ts'
import { completeFields, filledIn } from './completeness.ts'
import { meanOf, scoreOf } from './score.ts'

/**
 * What `/_/quality.json` says: how good the records are, by what can be told from the records alone. It has dates and no
 * ages, so that the same records give the same bytes on any day, and no words of any record.
 */
export interface QualityDocument {
  /** The form of this document; another form has another number. */
  readonly schema: 'osd-quality/1'
  /** What each kind of advice means and costs, and how many records have it. */
  readonly advice: Readonly<Record<string, AdviceTotal>>
  /** How many service areas are judged in which way, or why they cannot be. */
  readonly areas: Readonly<Partial<Record<Judgement, number>>>
  /** Services in use. */
  readonly services: RecordsQuality
  readonly organizations: RecordsQuality
  /** The places of these services. */
  readonly locations: RecordsQuality
  readonly taxonomies: RecordsQuality
}

interface AdviceTotal {
  readonly means: string
  readonly costs: number
  readonly records: number
}

interface RecordsQuality {
  readonly total: number
  /** The mean of all scores. */
  readonly score: number
  /** How many records have something in each field. */
  readonly completeness: Readonly<Record<string, number>>
  readonly records: readonly RecordQuality[]
}

/** The quality of one record. */
interface RecordQuality {
  readonly id: string
  /** A hundred, less what each kind of advice costs. */
  readonly score: number
  readonly advice?: readonly AdviceCode[]
  readonly assured_date?: string
  /** A digit for each field of `completeness`, in its order: 1 where the record has something there. */
  readonly filled: string
  /** How each of its service areas is judged, those of its places last. */
  readonly areas?: readonly Judgement[]
}

/** Sums up how good the records of a directory are. */
export function composeQuality(advised: Advised): QualityDocument {
  const codes = new Map<Subject, Set<AdviceCode>>()
  for (const { about, code } of advise(advised))
    codes.set(about, (codes.get(about) ?? new Set()).add(code))
  const given = [...codes.values()].flatMap((found) => [...found])
  const { services, organizations, locations, directory } = advised
  const judgements = services.flatMap((service) => judgementsOf(service, advised))

  function recordsOf(entity: Subject['entity'], subjects: readonly Subject[]): RecordsQuality {
    const fields = completeFields(entity).filter((name) => advised.isPublic(`${entity}.${name}`))
    const records = inOrder(subjects, ({ id, value }) => ({ names: [value.name ?? ''], id })).map(
      (subject) => toRecord(subject, [...(codes.get(subject) ?? [])].sort(), fields, advised),
    )
    return {
      total: records.length,
      score: meanOf(records.map(({ score }) => score)),
      completeness: Object.fromEntries(
        fields.map((name, i) => [name, records.filter(({ filled }) => filled[i] === '1').length]),
      ),
      records,
    }
  }

  return {
    schema: 'osd-quality/1',
    advice: Object.fromEntries(
      [...countOf(given)].map(([code, records]) => {
        const { means, costs } = advice[code]
        return [code, { means, costs, records }]
      }),
    ),
    areas: Object.fromEntries(countOf(judgements)),
    services: recordsOf('service', services),
    organizations: recordsOf('organization', organizations),
    locations: recordsOf('location', locations),
    taxonomies: recordsOf('taxonomy', directory.taxonomies),
  }
}

/** How many records there is advice on. */
export const countAdvised = ({ services, organizations, locations, taxonomies }: QualityDocument) =>
  [services, organizations, locations, taxonomies]
    .flatMap(({ records }) => records)
    .filter(({ advice: codes }) => codes).length

function toRecord(
  subject: Subject,
  codes: readonly AdviceCode[],
  fields: readonly string[],
  advised: Advised,
): RecordQuality {
  const areas = judgementsOf(subject, advised)
  const { assured_date } = subject.value as { readonly assured_date?: string }
  return {
    id: subject.id,
    score: scoreOf(codes),
    ...(codes.length > 0 && { advice: codes }),
    ...(assured_date !== undefined && { assured_date }),
    filled: filledIn(subject, fields),
    ...(areas.length > 0 && { areas }),
  }
}

const judgementsOf = (subject: Subject, { judge }: Advised): Judgement[] =>
  'places' in subject ? [...areasOf(subject)].map(({ written }) => judge(written)) : []

/** How often each word comes, in the order of the words. */
function countOf<Word extends string>(words: readonly Word[]): Map<Word, number> {
  const counts = new Map<Word, number>()
  for (const word of [...words].sort()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
