import { saySchedule } from '../../times/say-schedule.ts'
import type { ChosenLine } from '../../search/urgent/choose-lines.ts'
import type { Nation, PublishedLine } from '../../search/urgent/lines.ts'
import { type Html, type Piece, html } from '../layout/html.ts'
import { mailLink, phoneLink, safeUrl } from '../layout/safe-url.ts'
import { symbol } from '../layout/symbols.ts'
import { pageAt } from '../address.ts'
import { callLink } from './contact.ts'
import type { PageContext } from '../page-context.ts'

/** Where a list is shown. */
type Shown = Pick<PageContext, 'messages' | 'language'>

/** Help that cannot wait, above the results of a search. Nothing when there is none. */
export const urgentHelp = (help: readonly ChosenLine[], context: Shown): Html | undefined =>
  help.length === 0
    ? undefined
    : html`<div class="notice">
        <h2>${symbol('warning')}${context.messages.urgent.title}</h2>
        ${urgentList(help, context)}
        <p><a href="${pageAt('urgent')}">${context.messages.urgent.all}</a></p>
      </div>`

/** A line of help: its name, its hours and every way to reach it. `isOpen` is left out where nobody knows when the page is read. */
export const urgentList = (
  help: readonly (Pick<ChosenLine, 'line'> & Partial<ChosenLine>)[],
  context: Shown,
): Html =>
  html`<ul class="helps">
    ${help.map(({ line, isOpen }) => lineOf(line, isOpen, context))}
  </ul>`

function lineOf(line: PublishedLine, isOpen: boolean | undefined, { messages, language }: Shown) {
  const { urgent: say } = messages
  const isWelsh = language === 'cy' && line.cy !== undefined
  const { name, sentence } = isWelsh ? line.cy! : line
  const { nations = [] } = line
  return html`<li>
    <h3>
      <span dir="auto">${name}</span
      >${nations.length > 0 && ` (${nations.map((one: Nation) => say.nations[one]).join(', ')})`}
    </h3>
    <p dir="auto">${sentence}</p>
    <ul class="act">
      ${buttonsOf(line, messages).map((one) => html`<li>${one}</li> `)}
    </ul>
    ${[
      line.silent && say.silent,
      textFirst(line, messages),
      hoursOf(line, isOpen, messages),
      languagesOf(line, messages),
    ]
      .filter(Boolean)
      .map((one) => html`<p class="quiet">${one}</p> `)}
  </li> `
}

/** The ways to ask: to ring first, then to write, then those for people who cannot hear. */
function buttonsOf(line: PublishedLine, messages: PageContext['messages']): Html[] {
  const { urgent: say, service } = messages
  const { call, text, text_words: word, relay, bsl, email, web } = line
  const link = (address: string | undefined, label: string, kind = 'button other') =>
    address === undefined ? [] : [html`<a class="${kind}" href="${address}">${label}</a>`]
  const texting = text === undefined ? undefined : phoneLink(text)?.replace('tel:', 'sms:')
  return [
    ...(call ? [callLink(call, messages)] : []),
    ...(text
      ? link(
          texting,
          word ? say.textWord({ word, number: text }) : say.text({ number: text }),
          call ? undefined : 'button',
        )
      : []),
    ...(relay ? link(phoneLink(relay), say.relay({ number: relay })) : []),
    ...link(safeUrl(bsl), say.bsl),
    ...(email ? link(mailLink(email), service.email) : []),
    ...link(safeUrl(web), service.website),
  ]
}

const textFirst = (
  { text: number, text_first: word }: PublishedLine,
  { urgent: say }: PageContext['messages'],
) => number && word && say.textFirst({ number, word })

/** When it is open, unless that is always; where nobody knows, the way to find out. */
function hoursOf(
  { hours, hours_said, times = [], source }: PublishedLine,
  isOpen: boolean | undefined,
  { urgent: say, schedule }: PageContext['messages'],
): Piece {
  if (hours === 'always') return false
  const said = hours_said
    ? [hours_said]
    : times.flatMap((time) => saySchedule(time, schedule) ?? [])
  const address = safeUrl(source)
  if (said.length === 0) return address && html`<a href="${address}">${say.unknown}</a>`
  const values = { hours: said.join('; ') }
  return isOpen === false ? say.closed(values) : say.open(values)
}

const languagesOf = (
  { languages = [] }: PublishedLine,
  { urgent: say }: PageContext['messages'],
): Piece =>
  languages.length > 0 &&
  say.languages({
    languages: languages
      .map((code) => say.language[code as keyof typeof say.language] ?? code)
      .join(', '),
  })
