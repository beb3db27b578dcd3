import type { Country } from '../../../countries/countries.ts'
import type { Settings } from '../../../record/settings/settings.ts'
import type { Tree } from '../../../messages/sentence.ts'
import type { formScript } from '../../pages/edit-page.ts'
import { byId, element } from '../../../pages/scripts/element.ts'

/** All that the page says about itself: who gets the mail, the settings, and the words of its language. */
export interface About {
  readonly mail: string
  /** The language of records. */
  readonly written: string
  readonly countries: readonly Country[]
  /** How personal details are judged. */
  readonly privacy: Settings['privacy']
  /** Whose days count. */
  readonly timezone: string
  /** Every address has these unless it says otherwise. */
  readonly address: Readonly<Record<string, unknown>>
  readonly say: ReturnType<typeof formScript>
  /** The sentences of times; absent where they are those of English. */
  readonly times?: Tree
}

export const about = JSON.parse(byId('about').textContent!) as About
export const { say } = about
export { saying } from '../saying.ts'

/** A text of a record. */
export const asWritten = (text: string) =>
  element('span', { lang: about.written, dir: 'auto' }, text)
