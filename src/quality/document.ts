import { inOrder } from '../feed/order.ts'
import { type Judgement, areasOf } from './areas.ts'
import { judgeRecords } from './advise.ts'
import { completeFields, filledIn } from './completeness.ts'
import type { QualityContext, Subject } from './rules/quality-rule.ts'
import { ruleOf } from './rules/rules.ts'
import { meanOf, scoreOf } from './score.ts'

/**
 * `/_/quality.json`: how good the records are, judged by the records alone. It has dates and no ages, so that the same
 * records give the same bytes on any day. It quotes no texts of records.
 */
export interface QualityDocument {
  /** The format of this document. The number changes with the format. */
  readonly schema: 'osd-quality/1'
  /** By code: what the advice means and costs, and how many records have it. */
  readonly advice: Readonly<Record<string, AdviceTotal>>
  /** The number of service areas by the way in which they are judged, or the reason why they cannot be. */
  readonly areas: Readonly<Partial<Record<Judgement, number>>>
  /** Services that are active or temporarily closed. */
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
  /** The mean of the scores. */
  readonly score: number
  /** By field: how many records have a value. */
  readonly completeness: Readonly<Record<string, number>>
  readonly records: readonly RecordQuality[]
}

/** The quality of one record. */
interface RecordQuality {
  readonly id: string
  /** 100 points, less what each kind of advice costs. */
  readonly score: number
  readonly advice?: readonly string[]
  readonly assured_date?: string
  /** A digit for each field of `completeness`, in its order: 1 if the record has a value, 0 if not. */
  readonly filled: string
  /** How its service areas are judged, its own first, then those of its places. */
  readonly areas?: readonly Judgement[]
}

/** Judges the records of a directory. */
export function composeQuality(context: QualityContext): QualityDocument {
  const codes = new Map<Subject, Set<string>>()
  for (const { rule, finding } of judgeRecords(context)) {
    const own = codes.get(finding.about)
    if (own) own.add(rule.code)
    else codes.set(finding.about, new Set([rule.code]))
  }
  const adviceCodes = [...codes.values()].flatMap((found) => [...found])
  const { services, organizations, locations, directory } = context
  const judgements = services.flatMap((service) => judgementsOf(service, context))

  function recordsOf(entity: Subject['entity'], subjects: readonly Subject[]): RecordsQuality {
    const fields = completeFields(entity).filter((name) => context.isPublic(`${entity}.${name}`))
    const records = inOrder(subjects, ({ id, value }) => ({ names: [value.name ?? ''], id })).map(
      (subject) => toRecord(subject, [...(codes.get(subject) ?? [])].sort(), fields, context),
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
      [...countOf(adviceCodes)].map(([code, records]) => {
        const { means, costs } = ruleOf(code)
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

/** The ids of the records with advice. */
export const advisedIn = ({ services, organizations, locations, taxonomies }: QualityDocument) =>
  [services, organizations, locations, taxonomies]
    .flatMap(({ records }) => records)
    .flatMap(({ id, advice }) => (advice ? [id] : []))

function toRecord(
  subject: Subject,
  codes: readonly string[],
  fields: readonly string[],
  context: QualityContext,
): RecordQuality {
  const areas = judgementsOf(subject, context)
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

const judgementsOf = (subject: Subject, { judge }: QualityContext): Judgement[] =>
  'places' in subject ? [...areasOf(subject)].map(({ written }) => judge(written)) : []

/** How often each word occurs, sorted by word. */
function countOf<Word extends string>(words: readonly Word[]): Map<Word, number> {
  const counts = new Map<Word, number>()
  for (const word of [...words].sort()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
