import type { Reported } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '../../directory/group-by.ts'
import type { Advice, Subject } from '../../quality/rules/quality-rule.ts'
import type { OrganizationQuality } from '../../quality/by-organization.ts'
import { scoreOf } from '../../quality/score.ts'
import type { Verdicts } from './check-links.ts'
import { confirmCommand } from './confirm-command.ts'

/** What a report says besides the quality of each organization. */
export interface ReportOptions {
  readonly now: string
  /** The content folder, as the user named it. */
  readonly content: string
  /** The only organization in the report. */
  readonly organization?: string
  /** The address below which the form of each service is. */
  readonly form?: string
  /** The verdicts on links, where they were checked. */
  readonly links?: Verdicts
}

type PlacedAdvice = Advice & Reported

/** The report for programs (`osd-quality-report/1`). `advice` is that of all groups, with line and column. */
export function formatQualityJson(
  groups: readonly OrganizationQuality[],
  {
    now,
    content,
    organization,
    form,
    links,
    advice,
  }: ReportOptions & { readonly advice: readonly PlacedAdvice[] },
): string {
  const adviceOf = groupBy<PlacedAdvice, Subject>(advice, ({ about }) => about)
  const report = {
    schema: 'osd-quality-report/1',
    now,
    ...(organization !== undefined && { organization }),
    ...(form !== undefined && { form }),
    organizations: groups.map((group) => ({
      ...(group.organization && { organization: toName(group.organization) }),
      services: group.services.length,
      score: group.score,
      ...(group.oldest && { oldest: toName(group.oldest) }),
      to_confirm: group.toConfirm.map(toName),
      confirm: confirmCommand(group, content),
      records: group.records.flatMap((record) => toRecord(record, adviceOf.get(record))),
    })),
    ...(links && { links: toLinks(links) }),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

const toName = ({ id, slug, value, place }: Subject) => ({
  id,
  slug,
  name: value.name,
  file: place.file,
  ...('assured_date' in value && { assured_date: value.assured_date }),
})

/** A record that has advice; nothing for one that has none. */
const toRecord = (record: Subject, advice: readonly PlacedAdvice[] = []): object[] =>
  advice.length === 0
    ? []
    : [
        {
          entity: record.entity,
          ...toName(record),
          score: scoreOf(advice.map(({ code }) => code)),
          advice: advice.map(toReported),
        },
      ]

const toReported = ({ severity, code, message, hint, place }: PlacedAdvice): Reported => ({
  severity,
  code,
  message,
  ...(hint !== undefined && { hint }),
  place,
})

const toLinks = (links: Verdicts) => ({
  asked: links.size,
  broken: listOf(links, 'broken'),
  unknown: listOf(links, 'unknown'),
})

const listOf = (links: Verdicts, verdict: 'broken' | 'unknown') =>
  [...links].flatMap(([url, { is, why }]) => (is === verdict ? [{ url, why }] : []))
