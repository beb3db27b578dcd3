import type { OrganizationQuality } from '../../quality/by-organization.ts'

/**
 * The command that confirms the services of an organization: by `--organization` where all of its active services are
 * due and it has a file of its own, or else by slugs. Nothing where none is due.
 */
export function confirmCommand(
  { organization, services, toConfirm }: OrganizationQuality,
  content: string,
): string | undefined {
  if (toConfirm.length === 0) return undefined
  const hasFile = organization?.place.path.length === 0
  const isActive = ({ value }: (typeof services)[number]) => value.status === 'active'
  const isWhole = hasFile && services.filter(isActive).every((one) => toConfirm.includes(one))
  const single = isWhole ? toConfirm.filter((service) => !isActive(service)) : toConfirm
  const slugs = single.map(({ slug }) => slug)
  const group =
    isWhole && toConfirm.length > single.length ? [`--organization ${organization.slug}`] : []
  return ['npx osd confirm', ...slugs, ...group].join(' ') + contentArgument(content)
}

/** The `--content` argument of a suggested command; nothing for the default folder. */
export const contentArgument = (content: string) =>
  content === 'content'
    ? ''
    : ` --content ${NEEDS_NO_QUOTES.test(content) ? content : `"${content}"`}`

const NEEDS_NO_QUOTES = /^[\w./-]+$/
