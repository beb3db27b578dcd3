import { LANGUAGES, type Language } from '../../messages/languages.ts'
import { counted } from '../../text/counted.ts'
import type { Subject } from '../../quality/rules/quality-rule.ts'
import type { OrganizationQuality } from '../../quality/by-organization.ts'
import { ruleOf } from '../../quality/rules/rules.ts'
import type { Paint } from '../../io/command/paint.ts'
import type { Verdicts } from './check-links.ts'
import { confirmCommand, contentArgument } from './confirm-command.ts'
import type { ReportOptions } from './report-json.ts'

/** Organizations in a report without `--all`. */
const MAX_ORGANIZATIONS = 10
/** Records that are named for each kind of advice. */
const MAX_NAMES = 3
/** Links listed of those that could not be judged. */
const MAX_LINKS = 20

interface TextOptions extends ReportOptions {
  readonly paint: Paint
  readonly isAll: boolean
  /** The languages of the pages with sentences that no reader has checked, and how many of them. */
  readonly unchecked: readonly (readonly [Language, number])[]
}

/** The report for people: what each organization could improve, and how to confirm its services. */
export function formatQualityText(
  groups: readonly OrganizationQuality[],
  options: TextOptions,
): string {
  const withAdvice = groups.filter(({ advice }) => advice.length > 0)
  const listed = options.isAll ? withAdvice : withAdvice.slice(0, MAX_ORGANIZATIONS)
  const rest = withAdvice.length - listed.length
  return [
    ...summaryOf(groups, options),
    ...listed.flatMap((group) => ['', ...organizationLines(group, options)]),
    ...(rest > 0 ? ['', restLine(rest, options)] : []),
    ...options.unchecked.flatMap(([language, sentences]) => [
      '',
      `No reader of ${LANGUAGES[language].english} has checked ${counted(sentences, 'sentence')} of the pages. \`npx osd words ${language}\` lists them.`,
    ]),
    ...(options.links ? ['', ...linkLines(options.links, options)] : []),
    '',
  ].join('\n')
}

const restLine = (rest: number, { content }: TextOptions) =>
  `${counted(rest, 'more organization')} could be better. \`npx osd quality --all${contentArgument(content)}\` lists all.`

function summaryOf(groups: readonly OrganizationQuality[], { now }: TextOptions): string[] {
  const records = groups.flatMap((group) => group.records).length
  const services = groups.flatMap((group) => group.services).length
  const advice = groups.flatMap((group) => group.advice)
  const better = new Set(advice.map(({ about }) => about)).size
  const organizations = groups.filter(({ organization }) => organization).length
  return [
    `${counted(services, 'service')} of ${counted(organizations, 'organization')}, judged on ${now}:`,
    better === 0
      ? 'no advice.'
      : `${better} of ${counted(records, 'record')}, organizations and places included, could be better.`,
  ]
}

/** How often each kind of advice is given to an organization, and to which records. */
function organizationLines(group: OrganizationQuality, options: TextOptions): string[] {
  const { organization, services, score, oldest } = group
  const { paint, content } = options
  if (!organization) return directoryLines(group, options)
  const command = confirmCommand(group, content)
  return [
    `${paint.bold(organization.value.name)}: ${counted(services.length, 'service')}, ${counted(score, 'point')} of 100`,
    ...adviceLines(group),
    ...(oldest && command
      ? [`  Checked longest ago: ${oldest.value.name}, on ${oldest.value.assured_date}`]
      : []),
    ...(command ? [`  ${paint.dim('Still correct?')} ${command}`] : []),
    `  ${paint.dim('Line by line:')}   npx osd quality --organization ${organization.slug}${contentArgument(content)}`,
  ]
}

/** Advice on records that belong to no organization. It is printed in full, because there is little of it. */
const directoryLines = ({ advice, score }: OrganizationQuality, { paint }: TextOptions) => [
  `${paint.bold('The directory as a whole')}: ${counted(score, 'point')} of 100`,
  ...advice.map(({ message, place }) => `  ${place.file}: ${message}`),
]

function adviceLines(group: OrganizationQuality): string[] {
  const listed = [...new Set(group.advice.map(({ code }) => code))]
    .map((code) => ({ code, about: aboutOf(group, code) }))
    .sort((a, b) => b.about.length - a.about.length || (a.code < b.code ? -1 : 1))
  const width = String(listed[0]?.about.length ?? 0).length
  return listed.map(({ code, about }) => {
    const number = String(about.length).padStart(width)
    return `  ${number}  ${ruleOf(code).means.slice(0, -1)}: ${namesOf(about)}`
  })
}

const aboutOf = ({ advice }: OrganizationQuality, wanted: string): Subject[] => [
  ...new Set(advice.filter(({ code }) => code === wanted).map(({ about }) => about)),
]

function namesOf(subjects: readonly Subject[]): string {
  const names = subjects.slice(0, MAX_NAMES).map(({ slug, value }) => value.name ?? slug)
  const rest = subjects.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
}

function linkLines(links: Verdicts, { paint }: TextOptions): string[] {
  const judged = (verdict: string) => [...links].filter(([, { is }]) => is === verdict)
  const unknown = judged('unknown')
  return [
    `Checked ${counted(links.size, 'web address', 'web addresses')}: ${judged('broken').length} broken, ${unknown.length} not known.`,
    ...unknown.slice(0, MAX_LINKS).map(([url, { why }]) => `  ${url} ${paint.dim(why ?? '')}`),
    ...(unknown.length > MAX_LINKS ? [`  and ${unknown.length - MAX_LINKS} more`] : []),
  ]
}
