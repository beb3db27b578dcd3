import type { Subject } from '../../quality/advice.ts'
import type { OrganizationQuality } from '../../quality/by-organization.ts'
import { type AdviceCode, advice as catalogue } from '../../diagnostics/advice.ts'
import type { Verdicts } from './check-links.ts'
import { confirmCommand, contentOption } from './confirm-command.ts'
import type { QualityTold } from './report-json.ts'
import type { Paint } from '../../command/paint.ts'

/** Organizations that are shown when nobody asks for more. */
const SHOWN = 10
/** Records that are named for each kind of advice. */
const NAMED = 3
/** Links of which nobody can tell that are listed. */
const LISTED = 20

interface TextOptions extends QualityTold {
  readonly paint: Paint
  readonly isAll: boolean
}

/** The quality of every organization's records, for people: what there is to do, and how. */
export function formatQualityText(
  groups: readonly OrganizationQuality[],
  options: TextOptions,
): string {
  const wanting = groups.filter(({ advice }) => advice.length > 0)
  const shown = options.isAll ? wanting : wanting.slice(0, SHOWN)
  const rest = wanting.length - shown.length
  return [
    ...summaryOf(groups, options),
    ...shown.flatMap((group) => ['', ...linesOf(group, options)]),
    ...(rest > 0 ? ['', moreLine(rest, options)] : []),
    ...(options.links ? ['', ...linkLines(options.links, options)] : []),
    '',
  ].join('\n')
}

const moreLine = (rest: number, { content }: TextOptions) =>
  `${count(rest, 'more organization')} could do better; \`npx osd quality --all${contentOption(content)}\` shows them.`

function summaryOf(groups: readonly OrganizationQuality[], { now }: TextOptions): string[] {
  const records = groups.flatMap((group) => group.records).length
  const services = groups.flatMap((group) => group.services).length
  const advice = groups.flatMap((group) => group.advice)
  const better = new Set(advice.map(({ about }) => about)).size
  const organizations = groups.filter(({ organization }) => organization).length
  return [
    `${count(services, 'service')} of ${count(organizations, 'organization')}, seen from ${now}:`,
    better === 0
      ? 'nothing to do better.'
      : `${better} of ${count(records, 'record')}, places and organizations included, could do better.`,
  ]
}

/** What there is to do for one organization: how often each kind of advice is given, and to which records. */
function linesOf(group: OrganizationQuality, options: TextOptions): string[] {
  const { organization, services, score, oldest } = group
  const { paint, content } = options
  if (!organization) return directoryLines(group, options)
  const command = confirmCommand(group, content)
  return [
    `${paint.bold(organization.value.name)}: ${count(services.length, 'service')}, ${score} points of 100`,
    ...adviceLines(group),
    ...(oldest && command
      ? [`  Checked longest ago: ${oldest.value.name}, on ${oldest.value.assured_date}`]
      : []),
    ...(command ? [`  ${paint.dim('Still correct?')} ${command}`] : []),
    `  ${paint.dim('Line by line:')}   npx osd quality --organization ${organization.slug}${contentOption(content)}`,
  ]
}

/** What belongs to nobody is told in full, for there is little of it. */
const directoryLines = ({ advice, score }: OrganizationQuality, { paint }: TextOptions) => [
  `${paint.bold('The directory as a whole')}: ${score} points of 100`,
  ...advice.map(({ message, place }) => `  ${place.file}: ${message}`),
]

function adviceLines(group: OrganizationQuality): string[] {
  const counted = [...new Set(group.advice.map(({ code }) => code))]
    .map((code) => ({ code, about: aboutOf(group, code) }))
    .sort((a, b) => b.about.length - a.about.length || (a.code < b.code ? -1 : 1))
  const width = String(counted[0]?.about.length ?? 0).length
  return counted.map(({ code, about }) => {
    const number = String(about.length).padStart(width)
    return `  ${number}  ${catalogue[code].means.slice(0, -1)}: ${namesOf(about)}`
  })
}

const aboutOf = ({ advice }: OrganizationQuality, wanted: AdviceCode): Subject[] => [
  ...new Set(advice.filter(({ code }) => code === wanted).map(({ about }) => about)),
]

function namesOf(subjects: readonly Subject[]): string {
  const names = subjects.slice(0, NAMED).map(({ slug, value }) => value.name ?? slug)
  const rest = subjects.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
}

function linkLines(links: Verdicts, { paint }: TextOptions): string[] {
  const of = (wanted: string) => [...links].filter(([, { is }]) => is === wanted)
  const unknown = of('unknown')
  return [
    `Asked ${count(links.size, 'web address', 'web addresses')}: ${of('broken').length} lead nowhere, of ${unknown.length} nobody can tell.`,
    ...unknown.slice(0, LISTED).map(([url, { why }]) => `  ${url} ${paint.dim(why ?? '')}`),
    ...(unknown.length > LISTED ? [`  and ${unknown.length - LISTED} more`] : []),
  ]
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`
