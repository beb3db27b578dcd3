/** What the small form hands over to the longer one, in the sessionStorage of this tab. */
export interface HandedOver {
  readonly isClosed: boolean
  readonly why: string
}

const MAX_WHY = 200
const keyOf = (page: string) => `reported:${page}`

/** `page` is the path of the page of a record below /find. */
export const keepForForm = (page: string, handed: HandedOver): void =>
  sessionStorage.setItem(keyOf(page), JSON.stringify(handed))

/** Takes it, once. The longer form asks for a few words only. */
export function takeFromReport(page: string): HandedOver | undefined {
  const kept = sessionStorage.getItem(keyOf(page))
  sessionStorage.removeItem(keyOf(page))
  try {
    const handed = JSON.parse(kept ?? 'null') as HandedOver | null
    return handed ? { ...handed, why: handed.why.slice(0, MAX_WHY) } : undefined
  } catch {
    return undefined
  }
}
