import type { OrganizationQuality } from '../../quality/by-organization.ts'

/**
 * The command that says of an organization's services that they are still correct: of all of them by its name, where all
 * should be confirmed and it has a file of its own, or else one by one. Its name means the active ones that are
 * published, here as there.
 */
export function confirmCommand(
  { organization, services, toConfirm }: OrganizationQuality,
  content: string,
): string | undefined {
  if (toConfirm.length === 0) return undefined
  const isOwn = organization?.place.path.length === 0
  const isActive = ({ value }: (typeof services)[number]) => value.status === 'active'
  const isAll = isOwn && services.filter(isActive).every((service) => toConfirm.includes(service))
  const single = isAll ? toConfirm.filter((service) => !isActive(service)) : toConfirm
  const hasGroup = isAll && toConfirm.length > single.length
  return [
    'npx osd confirm',
    ...single.map(({ slug }) => slug),
    ...(hasGroup ? [`--organization ${organization.slug}`] : []),
  ]
    .join(' ')
    .concat(contentOption(content))
}

/** What a command must be told when the records lie elsewhere than usual. */
export const contentOption = (content: string) =>
  content === 'content' ? '' : ` --content ${PLAIN.test(content) ? content : `"${content}"`}`

/** What no shell understands in its own way. */
const PLAIN = /^[\w./-]+$/
