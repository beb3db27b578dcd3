import { quote } from '../../text/quote.ts'
import { type Advice, type Advised, placeIn } from '../advice.ts'
import { objectsOf } from '../objects.ts'
import { wordsOf } from '../words.ts'

/** A service has no description, so people cannot tell whether it is for them. */
export function* noDescription({ services, isPublic }: Advised): Generator<Advice> {
  if (!isPublic('service.description')) return
  for (const service of services)
    if ((service.value.description ?? '').trim() === '')
      yield {
        code: 'no-description',
        message: 'This service has no description.',
        hint: `Say in \`description:\` ${WHAT_TO_SAY}`,
        place: placeIn(service),
        about: service,
      }
}

const WHAT_TO_SAY = 'what happens, for whom, and what to expect, in a sentence or two.'

/** With fewer words a description says little more than a name. */
const FEWEST_WORDS = 5

/** In a text of more characters than this, its beginning tells enough, but for its last word, which may be cut. */
const LONG = 200

/** More words than that at the very beginning, as most long texts have. */
const MANY_WORDS = new RegExp(`^(?:[A-Za-z]{1,20}[ ,.]{1,3}){${FEWEST_WORDS + 1}}`)

/** A description says hardly anything. */
export function* shortDescription({ services, organizations }: Advised): Generator<Advice> {
  for (const subject of [...services, ...organizations]) {
    const { description = '' } = subject.value
    if (description.length > LONG && MANY_WORDS.test(description)) continue
    if (description.length > LONG && wordsOf(description.slice(0, LONG)).length > FEWEST_WORDS)
      continue
    const count = wordsOf(description).length
    if (count > 0 && count < FEWEST_WORDS)
      yield {
        code: 'short-description',
        message: `The description has only ${count === 1 ? 'one word' : `${count} words`}.`,
        hint: `Say ${subject.entity === 'service' ? WHAT_TO_SAY : 'what the organization does, and for whom.'}`,
        place: placeIn(subject, 'description'),
        about: subject,
      }
  }
}

/** A description shouts, which is hard to read, and which screen readers may spell letter by letter. */
export function* shoutingDescription({ services, organizations }: Advised): Generator<Advice> {
  for (const subject of [...services, ...organizations]) {
    const loud = loudPart((subject.value.description ?? '').slice(0, HEARD))
    if (loud !== undefined)
      yield {
        code: 'shouting-description',
        message: `The description shouts: ${quote(loud)}.`,
        hint: 'Write it in small letters, with a full stop at the end.',
        place: placeIn(subject, 'description'),
        about: subject,
      }
  }
}

/** What parts two words starts with a sign that cannot stand in one, so that there is one way to read them. */
const CAPITALS =
  /\p{Lu}[\p{Lu}\p{M}'’]+(?:[^\p{L}\p{N}\p{M}'’][^\p{L}\p{N}]*\p{Lu}[\p{Lu}\p{M}'’]*){3,}(?!\p{Ll})/gu
/** Who shouts, does so in the first letters; looking through endless ones would take as long. */
const HEARD = 2000
/** Four abbreviations in a row, such as GP, NHS, ESOL and BSL, have fewer letters. */
const FEWEST_LETTERS = 18

/** Several words in capitals, or several exclamation marks, if there are any. */
function loudPart(text: string): string | undefined {
  for (const [words] of text.matchAll(CAPITALS))
    if (words.replace(/\P{L}/gu, '').length >= FEWEST_LETTERS) return words
  return text.includes('!') ? /\S*!\s?!+/.exec(text)?.[0] : undefined
}

const TAG =
  /<\/?(?:a|b|big|blockquote|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|script|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|apos|[lr]squo|[lr]dquo|[nm]dash|pound|bull|#\d+|#x[0-9a-f]+);/i

/** A description holds HTML; in JSON it is text, and most programs show it letter by letter. */
export function* htmlInDescription({
  services,
  organizations,
  locations,
}: Advised): Generator<Advice> {
  for (const subject of [...services, ...organizations, ...locations])
    for (const { value, path } of objectsOf(subject)) {
      const { description } = value as { readonly description?: string }
      const html = description && TAG.exec(description)?.[0]
      if (html)
        yield {
          code: 'html-in-description',
          message: `The description holds HTML, such as ${quote(html)}, and people will see it as it is.`,
          hint: 'Write plain text, with an empty line between paragraphs.',
          place: placeIn(subject, ...path, 'description'),
          about: subject,
        }
    }
}
