/** What the page of a record shows: its name, and the slug of its organization. */
export interface Shown {
  readonly name: string
  /** The language of the name. */
  readonly lang: string
  readonly organization?: string
}

/** Reads it at a path; `gone` without a page, undefined where nobody knows. */
export async function recordName(path: string): Promise<Shown | 'gone' | undefined> {
  const response = await fetch(path).catch(() => undefined)
  if (response?.status === 404) return 'gone'
  if (!response?.ok) return undefined
  const shown = new DOMParser().parseFromString(await response.text(), 'text/html')
  const title = shown.querySelector('h1')
  const name = title?.textContent?.trim() ?? ''
  const lang = title?.closest('[lang]')?.getAttribute('lang') ?? ''
  const link = shown.querySelector('main a[href*="/find/organizations/"]')
  const organization = link?.getAttribute('href')?.split('/').at(-1)
  return { name, lang, ...(organization !== undefined && { organization }) }
}
