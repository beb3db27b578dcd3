import { MAX_WHY } from '../change/proposed-change.ts'
import { keptAt } from './kept.ts'

/** What the small form hands over to the longer one. */
export interface HandedOver {
  readonly isClosed: boolean
  readonly why: string
}

/** `page` is the path of the page of a record below /find. */
const handedOver = (page: string) => keptAt<HandedOver>(`reported:${page}`)

export const keepForForm = (page: string, handed: HandedOver): void => handedOver(page).keep(handed)

/** Takes it, once. The longer form asks for a few words only. */
export function takeFromReport(page: string): HandedOver | undefined {
  const kept = handedOver(page)
  const handed = kept.read()
  kept.drop()
  return handed && { ...handed, why: handed.why.slice(0, MAX_WHY) }
}
