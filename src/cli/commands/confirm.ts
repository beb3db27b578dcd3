import { relative } from 'node:path'
import { checkContent } from '../../pipeline.ts'
import { readContent } from '../../read/read-content.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { Organization } from '../../directory/directory.ts'
import { confirmService, statusOf } from '../../edit/confirm.ts'
import { EditError } from '../../edit/edit.ts'
import { formats } from '../../record/schema/formats.ts'
import { createShown } from '../../record/privacy/redact.ts'
import { didYouMean, suggest } from '../../text/suggest.ts'
import { parseYaml } from '../../record/yaml/yaml.ts'
import { type Command, EXIT, UserError, say, toContent } from '../../command/command.ts'
import { localDate } from '../../command/local-date.ts'
import { type Rewrite, writeRecords } from '../records/write-records.ts'

export const confirm: Command = {
  summary: 'say that services are still correct: sets assured_date, and who checked it',
  usage: 'SLUG… [--organization SLUG] [--by EMAIL] [--date DATE] [--content DIR] [--dry-run]',
  positionals: Number.POSITIVE_INFINITY,
  options: {
    organization: { type: 'string' },
    by: { type: 'string' },
    date: { type: 'string' },
    content: { type: 'string', default: 'content' },
    'dry-run': { type: 'boolean' },
  },
  help: {
    organization: 'every active service of this organization, apart from drafts',
    by: 'the email address of whoever checked it, for assurer_email',
    date: 'the day of the check, as year-month-day (today)',
    content: 'the folder of the records (content)',
    'dry-run': 'say what would be changed, and change nothing',
  },
  async run({ values, positionals }) {
    const content = toContent(values.content)
    const today = localDate(new Date())
    const date = (values.date as string | undefined) ?? today
    const by = values.by as string | undefined
    const organization = values.organization as string | undefined
    if (!formats.date?.test(date))
      throw new UserError(`\`${date}\` is no day. Write it like \`${today}\`.`)
    if (date > today) throw new UserError(`\`${date}\` is still to come; today is ${today}.`)
    if (by !== undefined && !formats.email?.test(by))
      throw new UserError(`\`${by}\` is no email address.`)
    if (positionals.length === 0 && organization === undefined)
      throw new UserError('Name the services, or an organization with --organization.')
    const { sources } = await readContent(content)
    const chosen = new Set(positionals.map((slug) => serviceCalled(slug, sources)))
    if (organization !== undefined)
      for (const source of servicesOf(organization, sources)) chosen.add(source)
    const root = relative('.', content) || '.'
    const rewrites: Rewrite[] = []
    for (const { file, text } of chosen) {
      const after = confirmed({ file, text }, { date, by, root, sources })
      if (after === undefined) return EXIT.problems
      if (after !== text) rewrites.push({ file, before: text, after })
    }
    const isDry = values['dry-run'] === true
    if (!isDry) await writeRecords(content, rewrites)
    for (const { file } of rewrites) process.stdout.write(`${root}/${file}\n`)
    say(summary(chosen.size, rewrites.length, { date, isDry }))
    return EXIT.done
  },
}

const slugsIn = (folder: string, sources: readonly SourceFile[]): string[] =>
  sources
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map(({ file }) => file.slice(folder.length + 1).replace(/\.yaml$/, ''))

function serviceCalled(slug: string, sources: readonly SourceFile[]): SourceFile {
  const source = sources.find(({ file }) => file === `services/${slug}.yaml`)
  if (source) return source
  throw unknown('service', slug, slugsIn('services', sources))
}

function unknown(kind: string, slug: string, slugs: readonly string[]): UserError {
  const near = suggest(slug.replace(/^.*\/|\.ya?ml$/g, ''), slugs)
  return new UserError(
    `No ${kind} is called \`${slug}\`.${near ? ` ${didYouMean(near)}` : ''} Nothing was written.`,
  )
}

/**
 * The active services of an organization that are published, as the directory joins them. Of a record with mistakes,
 * which is not joined, its text tells.
 */
function servicesOf(slug: string, sources: readonly SourceFile[]): SourceFile[] {
  const own = sources.find(({ file }) => file === `organizations/${slug}.yaml`)
  if (!own) throw unknown('organization', slug, slugsIn('organizations', sources))
  const { linked } = checkContent(sources)
  const isOwn = ({ place }: Organization) => place.file === own.file && place.path.length === 0
  const services = new Map(linked?.services.map((service) => [service.place.file, service]))
  const names = [slug, linked?.organizations.find(isOwn)?.id ?? writtenId(own) ?? slug]
  const found = sources.filter(({ file, text }) => {
    if (!file.startsWith('services/')) return false
    const service = services.get(file)
    if (service)
      return isOwn(service.organization) && service.value.status === 'active' && !service.draft
    const { organization = '', status, isReadable, isDraft } = statusOf(text)
    // Nobody can say whose a file is that cannot be read, unless the organization is not named in it at all.
    if (!isReadable) return names.some((name) => text.includes(name))
    return names.includes(organization.toLowerCase()) && status === 'active' && !isDraft
  })
  if (found.length === 0)
    throw new UserError(
      `\`${slug}\` has no active services, apart from drafts. Nothing was written.`,
    )
  return found
}

function writtenId({ file, text }: SourceFile): string | undefined {
  const value = parseYaml(file, text).value as { readonly id?: unknown } | undefined
  return typeof value?.id === 'string' ? value.id : undefined
}

function confirmed(
  { file, text }: SourceFile,
  {
    date,
    by,
    root,
    sources,
  }: { date: string; by: string | undefined; root: string; sources: readonly SourceFile[] },
): string | undefined {
  const [problem] = parseYaml(file, text).diagnostics
  if (problem) {
    const { line = 1, column = 1 } = problem.place
    const { message } = createShown(sources).diagnostic(problem)
    say(`${root}/${file}:${line}:${column} cannot be read: ${message} Nothing was written.`)
    return undefined
  }
  try {
    return confirmService(text, { date, ...(by !== undefined && { by }) })
  } catch (error) {
    if (!(error instanceof EditError)) throw error
    say(`${root}/${file}: ${error.message} Nothing was written.`)
    return undefined
  }
}

function summary(
  chosen: number,
  changed: number,
  { date, isDry }: { date: string; isDry: boolean },
): string {
  const services = (count: number) => `${count} ${count === 1 ? 'service' : 'services'}`
  const rest = chosen - changed
  const already = rest > 0 ? ` ${services(rest)} said so already.` : ''
  if (isDry)
    return `${services(changed)} would be confirmed for ${date}. Nothing was written.${already}`
  return `Confirmed ${services(changed)} for ${date}.${already}`
}
