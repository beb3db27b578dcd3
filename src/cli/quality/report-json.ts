import type { Reported } from '../../diagnostics/diagnostic.ts'
import type { Advice, Subject } from '../../quality/advice.ts'
import type { OrganizationQuality } from '../../quality/by-organization.ts'
import { scoreOf } from '../../quality/score.ts'
import type { Verdicts } from './check-links.ts'
import { confirmCommand } from './confirm-command.ts'

/** What there is to say besides the groups. */
export interface QualityTold {
  readonly now: string
  /** The folder of the records, as it was named. */
  readonly content: string
  /** The only organization that was asked for. */
  readonly organization?: string
  /** What became of the links, where they were asked. */
  readonly links?: Verdicts
}

type Placed = Advice & Reported

/** The quality of every organization's records, for programs; `advice` is all of it, with line and column. */
export function formatQualityJson(
  groups: readonly OrganizationQuality[],
  {
    now,
    content,
    organization,
    links,
    advice,
  }: QualityTold & { readonly advice: readonly Placed[] },
): string {
  const given = new Map<Subject, Placed[]>()
  for (const one of advice) given.set(one.about, [...(given.get(one.about) ?? []), one])
  const report = {
    schema: 'osd-quality-report/1',
    now,
    ...(organization !== undefined && { organization }),
    organizations: groups.map((group) => ({
      ...(group.organization && { organization: nameOf(group.organization) }),
      services: group.services.length,
      score: group.score,
      ...(group.oldest && { oldest: nameOf(group.oldest) }),
      to_confirm: group.toConfirm.map(nameOf),
      confirm: confirmCommand(group, content),
      records: group.records.flatMap((record) => recordOf(record, given.get(record))),
    })),
    ...(links && { links: linksOf(links) }),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

const nameOf = ({ id, slug, value, place }: Subject) => ({
  id,
  slug,
  name: value.name,
  file: place.file,
  ...('assured_date' in value && { assured_date: value.assured_date }),
})

/** What there is to say of a record, if anything. */
const recordOf = (record: Subject, advice: readonly Placed[] = []): object[] =>
  advice.length === 0
    ? []
    : [
        {
          entity: record.entity,
          ...nameOf(record),
          score: scoreOf(advice.map(({ code }) => code)),
          advice: advice.map(withoutRecord),
        },
      ]

const withoutRecord = ({ severity, code, message, hint, place }: Placed): Reported => ({
  severity,
  code,
  message,
  ...(hint !== undefined && { hint }),
  place,
})

const linksOf = (links: Verdicts) => ({
  asked: links.size,
  broken: listOf(links, 'broken'),
  unknown: listOf(links, 'unknown'),
})

const listOf = (links: Verdicts, wanted: 'broken' | 'unknown') =>
  [...links].flatMap(([url, { is, why }]) => (is === wanted ? [{ url, why }] : []))
