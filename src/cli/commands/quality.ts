import { relative } from 'node:path'
import { loadContent } from '../../pipeline.ts'
import { reportOn } from '../../content/report.ts'
import type { Advice } from '../../quality/advice.ts'
import { type OrganizationQuality, byOrganization } from '../../quality/by-organization.ts'
import { advise, toAdvised } from '../../quality/check.ts'
import { brokenLink } from '../../quality/rules/broken-link.ts'
import { formats } from '../../record/schema/formats.ts'
import { didYouMean, suggest } from '../../text/suggest.ts'
import { askLinks, brokenAmong } from '../quality/check-links.ts'
import { type Command, EXIT, UserError, say, toContent } from '../../command/command.ts'
import { formatQualityJson } from '../quality/report-json.ts'
import { formatQualityText } from '../quality/report-text.ts'
import { formatText } from '../formats/text.ts'
import { localDate } from '../../command/local-date.ts'
import { createPaint } from '../../command/paint.ts'

export const quality: Command = {
  summary: 'say what could be better about the records, organization by organization',
  usage:
    '[--organization SLUG] [--now DATE] [--links] [--all] [--content DIR] [--format text|json]',
  options: {
    organization: { type: 'string' },
    now: { type: 'string' },
    links: { type: 'boolean' },
    all: { type: 'boolean' },
    content: { type: 'string', default: 'content' },
    format: { type: 'string', default: 'text' },
  },
  help: {
    organization: 'only this organization, with every piece of advice and its line',
    now: 'the day from which the age of records is counted, as year-month-day (today)',
    links: 'ask every web address whether it leads anywhere; takes a while',
    all: 'every organization, not only the ten worst',
    content: 'the folder of the records (content)',
    format: 'text for people, json for programs (text)',
  },
  async run({ values }) {
    const content = toContent(values.content)
    const today = localDate(new Date())
    const now = (values.now as string | undefined) ?? today
    if (!formats.date?.test(now))
      throw new UserError(`\`${now}\` is no day. Write it like \`${today}\`.`)
    if (values.format !== 'text' && values.format !== 'json')
      throw new UserError(
        `There is no format \`${values.format as string}\`; there are text, json.`,
      )
    const loaded = await loadContent(content)
    const root = relative('.', content) || '.'
    const paint = createPaint(process.stdout, process.env)
    if (!loaded.directory) {
      say(formatText(loaded.diagnostics, loaded.sources, { paint, root }))
      say('Put these right first; advice is given on records without errors.')
      return EXIT.problems
    }
    const advised = toAdvised(loaded.directory, { ...loaded, now })
    const organization = values.organization as string | undefined
    const choose = (advice: readonly Advice[]) => {
      const groups = byOrganization(advised, advice)
      return organization === undefined ? groups : [groupOf(organization, groups)]
    }
    const advice = [...advise(advised)]
    const records = choose(advice).flatMap((group) => group.records)
    const links = values.links === true ? await askLinks(records, advised) : undefined
    const broken = links ? [...brokenLink(records, brokenAmong(links))] : []
    const groups = choose([...advice, ...broken])
    const told = {
      now,
      content: values.content as string,
      ...(organization !== undefined && { organization }),
      ...(links && { links }),
    }
    if (values.format === 'text')
      process.stdout.write(
        formatQualityText(groups, { ...told, paint, isAll: values.all === true }),
      )
    if (values.format === 'text' && organization === undefined) return EXIT.done
    const found = reportOn(
      groups.flatMap((group) => group.advice),
      loaded.sources,
    )
    process.stdout.write(
      values.format === 'json'
        ? formatQualityJson(groups, { ...told, advice: found })
        : `\n${formatText(found, loaded.sources, { paint, root })}\n`,
    )
    return EXIT.done
  },
}

function groupOf(
  organization: string,
  groups: readonly OrganizationQuality[],
): OrganizationQuality {
  const found = groups.find(({ organization: own }) => [own?.slug, own?.id].includes(organization))
  if (found) return found
  const slugs = groups.flatMap(({ organization: own }) => own?.slug ?? [])
  const near = suggest(organization, slugs)
  throw new UserError(
    `No organization is called \`${organization}\`.${near ? ` ${didYouMean(near)}` : ''}`,
  )
}
