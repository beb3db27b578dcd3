/** The services that somebody has saved, in the order of the reader, with a title and notes. */
export interface SavedList {
  /** Empty for the title of the day. */
  readonly title: string
  readonly items: readonly { readonly slug: string; readonly note: string }[]
}

export const MOST_SAVED = 50
const MOST_TITLE = 80
const MOST_NOTE = 300

/** Reads a list from a fragment such as `#list=lunch-club,tea&title=For+Pat&note.tea=Ask+for+Jo`. What cannot be one is left out. */
export function readList(hash: string): SavedList {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const slugs = (parts.get('list') ?? '').split(',').filter((slug) => SLUG.test(slug))
  return {
    title: (parts.get('title') ?? '').trim().slice(0, MOST_TITLE),
    items: [...new Set(slugs)].slice(0, MOST_SAVED).map((slug) => ({
      slug,
      note: (parts.get(`note.${slug}`) ?? '').trim().slice(0, MOST_NOTE),
    })),
  }
}

const SLUG = /^[a-z0-9-]{1,100}$/

/** The fragment of a list; empty for one without services. */
export function formatList({ title, items }: SavedList, { hasNotes = true } = {}): string {
  if (items.length === 0) return ''
  const texts = new URLSearchParams()
  if (title !== '') texts.set('title', title)
  if (hasNotes) for (const { slug, note } of items) if (note !== '') texts.set(`note.${slug}`, note)
  const more = texts.toString()
  return `#list=${items.map(({ slug }) => slug).join(',')}${more === '' ? '' : `&${more}`}`
}

/** True for a fragment that holds a list. */
export const isList = (hash: string): boolean => hash.startsWith('#list=')

export const withoutItem = (list: SavedList, slug: string): SavedList => ({
  ...list,
  items: list.items.filter((item) => item.slug !== slug),
})

/** The list with an item one place further up (-1) or down (1). */
export function withMoved(list: SavedList, slug: string, by: -1 | 1): SavedList {
  const items = [...list.items]
  const at = items.findIndex((item) => item.slug === slug)
  const other = items[at + by]
  if (at < 0 || !other) return list
  items[at + by] = items[at]!
  items[at] = other
  return { ...list, items }
}

export const withNote = (list: SavedList, slug: string, note: string): SavedList => ({
  ...list,
  items: list.items.map((item) =>
    item.slug === slug ? { slug, note: note.trim().slice(0, MOST_NOTE) } : item,
  ),
})
