import { counted } from '../../text/counted.ts'
import { readContent } from '../../io/read/read-content.ts'
import type { SourceFile } from '../../content/source-file.ts'
import { confirmService, statusOf } from '../../edit/confirm-service.ts'
import { EditError } from '../../edit/edit.ts'
import { forPublic } from '../../record/privacy/for-public.ts'
import { createRedactor } from '../../record/privacy/redactor.ts'
import { formats } from '../../record/schema/formats.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { contentOption, rootOf, toContent } from '../inputs/content-folder.ts'
import { toDate } from '../inputs/to-date.ts'
import { chooseServices } from '../records/choose-services.ts'
import { type Rewrite, writeRecords } from '../records/write-records.ts'
import { localDate } from '../../io/command/local-date.ts'
import { isPublicLog } from '../../io/command/public-log.ts'
import { log } from '../../io/command/log.ts'

export const confirm = defineCommand({
  name: 'confirm',
  example: 'osd confirm tuesday-lunch-club',
  summary: 'Confirm that services are still correct: set assured_date and assurer_email',
  positionals: { usage: 'NAME…', max: Infinity },
  options: {
    organization: {
      type: 'string',
      value: 'NAME',
      help: 'every active service of this organization, apart from drafts',
    },
    by: {
      type: 'string',
      value: 'EMAIL',
      help: 'email address of the person who checked, for assurer_email',
    },
    date: {
      type: 'string',
      value: 'DATE',
      help: 'day of the check, as YYYY-MM-DD (default: today)',
    },
    content: contentOption,
    'dry-run': { type: 'boolean', help: 'print what would change, and write nothing' },
  },
  async run({ values, positionals: slugs }) {
    const content = toContent(values.content)
    const { by, organization } = values
    const today = localDate(new Date())
    const date = toDate(values.date, today)
    if (date > today) throw new UserError(`\`${date}\` is in the future; today is ${today}.`)
    if (by !== undefined && !formats.email?.test(by))
      throw new UserError(`\`${by}\` is not an email address.`)
    if (slugs.length === 0 && organization === undefined)
      throw new UserError('Name the services, or an organization with --organization.')
    const { sources } = await readContent(content)
    const root = rootOf(content)
    const chosen = chooseServices(sources, { slugs, organization }).filter(({ file, text }) => {
      const last = statusOf(text).assuredDate
      const isLater = last !== undefined && last > date
      if (isLater) log(`${root}/${file} was checked later, on ${last}, and keeps that date.`)
      return !isLater
    })
    const rewrites: Rewrite[] = []
    for (const source of chosen) {
      const result = confirmText(source, { date, by, sources })
      if ('problem' in result) {
        log(`${root}/${source.file}${result.problem} Nothing was written.`)
        return EXIT.problems
      }
      const { file, text: before } = source
      if (result.text !== before) rewrites.push({ file, before, after: result.text })
    }
    const isDryRun = values['dry-run'] === true
    if (!isDryRun) await writeRecords(content, rewrites)
    for (const { file } of rewrites) process.stdout.write(`${root}/${file}\n`)
    log(summaryOf(chosen.length, rewrites.length, { date, isDryRun }))
    return EXIT.ok
  },
})

/** The new text of a service, or why there is none, to be put behind the name of the file. */
function confirmText(
  { file, text }: SourceFile,
  { date, by, sources }: { date: string; by: string | undefined; sources: readonly SourceFile[] },
): { readonly text: string } | { readonly problem: string } {
  const [problem] = parseYaml(file, text).diagnostics
  if (problem) {
    const { line = 1, column = 1 } = problem.place
    const redacted = createRedactor(sources).diagnostic(problem)
    const { message } = isPublicLog(process.env) ? forPublic(redacted) : redacted
    return { problem: `:${line}:${column} cannot be read: ${message}` }
  }
  try {
    return { text: confirmService(text, { date, ...(by !== undefined && { by }) }) }
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    return { problem: `: ${error.message}` }
  }
}

function summaryOf(
  chosen: number,
  changed: number,
  { date, isDryRun }: { date: string; isDryRun: boolean },
): string {
  const services = (count: number) => counted(count, 'service')
  const rest = chosen - changed
  const already = rest > 0 ? ` ${services(rest)} had this date already.` : ''
  if (changed === 0 && rest > 0) return already.trim()
  if (isDryRun)
    return `${services(changed)} would be confirmed for ${date}. Nothing was written.${already}`
  return `Confirmed ${services(changed)} for ${date}.${already}`
}
