import { type Html, type Piece, html } from '../layout/html.ts'
import { safeUrl } from '../layout/safe-url.ts'
import type { Attribution, PageContext } from '../page-context.ts'
import { inSentence, sayDate } from '../../times/say-schedule.ts'
import { shorten } from './shorten.ts'

/** The most letters of an attribution; a licence asks for a sentence or two. */
const MAX_LENGTH = 300

/** Whom a source asks to name, as a link to the licence. */
export const attributionOf = ({ text, licence }: Attribution): Html => {
  const link = safeUrl(licence)
  const name = shorten(text, MAX_LENGTH)
  return link
    ? html`<a href="${link}" dir="auto">${name}</a>`
    : html`<span dir="auto">${name}</span>`
}

/**
 * Where an imported record came from, and what it says as its sources do; nothing for one that was written here, or in a sheet of our
 * own.
 */
export function sourceLine(id: string, { sourceOf, messages }: PageContext): Piece {
  const source = sourceOf?.(id)
  if (!source || source.text === '') return undefined
  const all = [source, ...(source.others ?? [])].toSorted((a, b) => countOf(b) - countOf(a))
  const parts = all.map((one) => {
    const named = attributionOf(one)
    if (countOf(one) === 0) return named
    return html`${messages.service.says({ facts: listFacts(one, messages) })} ${named}`
  })
  const isTold = countOf(all[0]!) > 0
  const since = isTold && source.since
  return html`<p class="quiet">
    ${!isTold && `${messages.service.from}: `}${parts.map((part, i) => html`${i > 0 && '; '}${part}`)}${
      since && `, ${messages.service.since({ date: sayDate(since, messages.schedule) })}`
    }
  </p> `
}

const countOf = ({ facts = [] }: Attribution): number => facts.length

/** Such as "Opening times, cost and place". */
function listFacts({ facts = [] }: Attribution, { service, schedule }: PageContext['messages']) {
  const text = inSentence(
    facts.map((fact) => service.facts[fact]),
    schedule,
  )
  return text.charAt(0).toUpperCase() + text.slice(1)
}
