import { readFileSync } from 'node:fs'
import { reportOn } from '../../content/report.ts'
import { loadContent } from '../../generator/pipeline.ts'
import type { Advice } from '../../quality/rules/quality-rule.ts'
import { type OrganizationQuality, byOrganization } from '../../quality/by-organization.ts'
import { advise, createQualityContext } from '../../quality/advise.ts'
import { uncheckedIn } from '../../quality/unchecked-sentences.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { logDiagnostics } from '../formats/log-diagnostics.ts'
import { formatText } from '../formats/text.ts'
import { contentOption, rootOf, toContent } from '../inputs/content-folder.ts'
import { toDate } from '../inputs/to-date.ts'
import { toFormat } from '../../io/command/format.ts'
import { checkRecordLinks, reasonsOfBroken } from '../quality/check-links.ts'
import { sayLinesToRead } from '../quality/lines-to-read.ts'
import { slugOf } from '../records/named-slug.ts'
import { formatQualityJson } from '../quality/report-json.ts'
import { formatQualityText } from '../quality/report-text.ts'
import { sayWaiting } from '../quality/waiting.ts'
import { lastBuild } from '../../io/read/branches.ts'
import { formatSearchGaps, questionsIn, searchAll } from '../quality/search-gaps.ts'
import { composeSite } from '../../generator/site/site.ts'
import { formAddress } from '../../pages/parts/edit-links.ts'
import { log } from '../../io/command/log.ts'
import { isPublicLog } from '../../io/command/public-log.ts'
import { createPaint } from '../../io/command/paint.ts'

export const quality = defineCommand({
  name: 'quality',
  example: 'osd quality --organization channel-wellbeing',
  summary: 'Report what could be better about the records, organization by organization',
  options: {
    organization: {
      type: 'string',
      value: 'NAME',
      help: 'only this organization, with every piece of advice and its line',
    },
    now: {
      type: 'string',
      value: 'DATE',
      help: 'day from which the age of records is counted, as YYYY-MM-DD (default: today)',
    },
    links: { type: 'boolean', help: 'also request every web address; this takes a while' },
    search: {
      type: 'string',
      value: 'FILE',
      help: 'only say which questions of this file, one a line, a search does not answer',
    },
    all: { type: 'boolean', help: 'every organization, not only the ten worst' },
    content: contentOption,
    format: {
      type: 'string',
      default: 'text',
      value: 'text|json',
      help: 'text for people, json for programs',
    },
  },
  async run({ values }) {
    const content = toContent(values.content)
    const now = toDate(values.now)
    const isJson = toFormat({ text: false, json: true }, values.format)
    const { organization } = values
    const loaded = await loadContent(content, { today: now })
    const root = rootOf(content)
    const status = loaded.directory ? EXIT.ok : EXIT.problems
    if (!loaded.directory) {
      logDiagnostics(loaded.diagnostics, loaded.sources, root)
      log('Correct these errors. There is no advice on what they keep from being read.')
    }
    if (!loaded.linked) return status
    if (values.search !== undefined) {
      if (!loaded.directory) return status
      const questions = questionsIn(readQuestions(values.search))
      const searched = await searchAll(composeSite(loaded.directory, loaded), questions)
      process.stdout.write(formatSearchGaps(searched))
      return status
    }
    const context = createQualityContext(loaded.linked, { ...loaded, now })
    const groupsWith = (advice: readonly Advice[]) => {
      const groups = byOrganization(context, advice)
      return organization === undefined ? groups : [groupOf(organization, groups)]
    }
    const advice = [...advise(context)]
    const records = groupsWith(advice).flatMap((group) => group.records)
    const links = values.links ? await checkRecordLinks(records, context) : undefined
    const groups = groupsWith(
      links ? [...advise({ ...context, brokenLinks: reasonsOfBroken(links) })] : advice,
    )
    const withPlaces = () =>
      reportOn(
        groups.flatMap((group) => group.advice),
        loaded.sources,
      )
    const form = formAddress(loaded.linked.settings)
    const options = {
      now,
      content: values.content,
      ...(organization !== undefined && { organization }),
      ...(form !== undefined && { form }),
      ...(links && { links }),
    }
    if (isJson) {
      process.stdout.write(formatQualityJson(groups, { ...options, advice: withPlaces() }))
      return status
    }
    const paint = createPaint(process.stdout, process.env)
    process.stdout.write(
      formatQualityText(groups, {
        ...{ ...options, paint, isAll: values.all === true },
        unchecked: organization === undefined ? uncheckedIn(loaded.linked) : [],
      }),
    )
    const old = organization === undefined && sayLinesToRead(loaded.linked.settings, now)
    if (old) process.stdout.write(`\n${old}\n`)
    const build = organization === undefined ? await lastBuild(content, now) : undefined
    const waiting = build && sayWaiting(loaded.linked, build, now)
    if (waiting) process.stdout.write(`\n${waiting}\n`)
    if (organization !== undefined)
      process.stdout.write(
        `\n${formatText(withPlaces(), loaded.sources, { paint, root, isPublic: isPublicLog(process.env) })}\n`,
      )
    return status
  },
})

function readQuestions(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UserError(`The file of questions ${file} cannot be read.`)
  }
}

function groupOf(
  organization: string,
  groups: readonly OrganizationQuality[],
): OrganizationQuality {
  const found = groups.find(({ organization: own }) => [own?.slug, own?.id].includes(organization))
  if (found) return found
  const choices = groups.flatMap(({ organization: own }) =>
    own?.slug === undefined ? [] : [{ slug: own.slug, name: own.value.name ?? own.slug }],
  )
  const slug = slugOf('organization', organization, choices)
  return groups.find(({ organization: own }) => own?.slug === slug)!
}
