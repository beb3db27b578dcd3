import { FOLDERS, fileOf } from '../../record/schema/written.ts'
import { checkContent } from '../../generator/pipeline.ts'
import type { SourceFile } from '../../content/source-file.ts'
import type { Organization } from '../../directory/directory.ts'
import { listKnown } from '../../edit/known.ts'
import { statusOf } from '../../edit/confirm-service.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { UserError } from '../../io/command/errors.ts'
import { slugOf } from './named-slug.ts'

/** The services with these slugs or names, and the active services of an organization, each once. */
export function chooseServices(
  sources: readonly SourceFile[],
  { slugs, organization }: { slugs: readonly string[]; organization: string | undefined },
): readonly SourceFile[] {
  const chosen = new Set(slugs.map((slug) => sourceOf('service', slug, sources)))
  if (organization !== undefined)
    for (const source of servicesOf(organization, sources)) chosen.add(source)
  return [...chosen]
}

/** The file of a record that is named by its slug or its name, or an error that suggests the nearest. */
function sourceOf(
  kind: 'service' | 'organization',
  named: string,
  sources: readonly SourceFile[],
): SourceFile {
  const source = sources.find(({ file }) => file === fileOf(kind, named))
  if (source) return source
  const slug = slugOf(kind, named, listKnown(sources)[FOLDERS[kind]])
  return sources.find(({ file }) => file === fileOf(kind, slug))!
}

/**
 * The active services of an organization, without drafts, as the linked directory has them. A record with errors is
 * not linked; it is judged by its own text.
 */
function servicesOf(named: string, sources: readonly SourceFile[]): SourceFile[] {
  const own = sourceOf('organization', named, sources)
  const slug = own.file.replace(/^.*\/|\.yaml$/g, '')
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
