import { checkContent } from '../../pipeline.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { Organization } from '../../directory/directory.ts'
import { statusOf } from '../../edit/confirm.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { didYouMean, suggest } from '../../text/suggest.ts'
import { UserError } from '../../command/errors.ts'

/** The services with these slugs, and the active services of an organization, each once. */
export function chooseServices(
  sources: readonly SourceFile[],
  { slugs, organization }: { slugs: readonly string[]; organization: string | undefined },
): readonly SourceFile[] {
  const chosen = new Set(slugs.map((slug) => sourceOf('service', slug, sources)))
  if (organization !== undefined)
    for (const source of servicesOf(organization, sources)) chosen.add(source)
  return [...chosen]
}

/** The file of a record, or an error that suggests the nearest slug. */
function sourceOf(
  kind: 'service' | 'organization',
  slug: string,
  sources: readonly SourceFile[],
): SourceFile {
  const folder = `${kind}s/`
  const source = sources.find(({ file }) => file === `${folder}${slug}.yaml`)
  if (source) return source
  const slugs = sources
    .filter(({ file }) => file.startsWith(folder))
    .map(({ file }) => file.slice(folder.length).replace(/\.yaml$/, ''))
  const near = suggest(slug.replace(/^.*\/|\.ya?ml$/g, ''), slugs)
  throw new UserError(
    `No ${kind} is called \`${slug}\`.${near ? ` ${didYouMean(near)}` : ''} Nothing was written.`,
  )
}

/**
 * The active services of an organization, without drafts, as the linked directory has them. A record with errors is
 * not linked; it is judged by its own text.
 */
function servicesOf(slug: string, sources: readonly SourceFile[]): SourceFile[] {
  const own = sourceOf('organization', slug, sources)
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
    // A file that is not YAML is chosen if it mentions the organization, so that the caller reports it.
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
