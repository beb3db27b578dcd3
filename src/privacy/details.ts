import { findPersonalEmails } from './emails.ts'
import { findMobiles } from './mobiles.ts'
import { normalForm } from './normal-form.ts'

/** The personal details of a text that a person may not have agreed to publish, each as `detailKey` writes it. */
export function* detailsIn(text: string): Generator<string> {
  for (const find of [findMobiles, findPersonalEmails])
    for (const { start, end } of find(text)) yield detailKey(text.slice(start, end))
}

/** One form for all spellings of a detail: the last ten digits of a number, an address in small letters. */
export function detailKey(detail: string): string {
  const text = normalForm(detail)
  return text.includes('@')
    ? text.replace(/\s/g, '').toLowerCase()
    : text.replace(/\D/g, '').slice(-10)
}
