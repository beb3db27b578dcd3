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
type Where = Pick<PageContext, 'messages' | 'language'>

/** Help that cannot wait, above the results of a search: first whom to ring in danger. Nothing when there is none. */
export const urgentHelp = (help: readonly ChosenLine[], context: Where): Html | undefined =>
  help.length === 0
    ? undefined
    : html`<div class="notice now">
        <h1>${symbol('warning')}${context.messages.urgent.title}</h1>
        <h2 class="hidden">${context.messages.urgent.numbers}</h2>
        ${urgentList(
          help.toSorted((a, b) => Number(isForDanger(b)) - Number(isForDanger(a))),
          context,
        )}
        <p><a class="link" href="${pageAt('urgent')}">${context.messages.urgent.all}</a></p>
      </div>`

const isForDanger = ({ line }: ChosenLine): boolean => line.call === '999'

/** A line of help, where it is shown. */
type Shown = Pick<ChosenLine, 'line'> & {
  /** Left out where nobody knows when the page is read. */
  readonly isOpen?: boolean | undefined
  /** The needs that it is for, for scripts. */
  readonly needs?: string | undefined
}

/** Lines of help: name, buttons that ring or write, the other ways, and hours. */
export const urgentList = (help: readonly Shown[], context: Where): Html =>
  html`<ul class="helps">
    ${help.map((one) => lineOf(one, context))}
  </ul>`

function lineOf({ line, isOpen, needs }: Shown, { messages, language }: Where) {
  const { urgent: say } = messages
  const isWelsh = language === 'cy' && line.cy !== undefined
  const { name, sentence } = isWelsh ? line.cy! : line
  const { nations = [] } = line
  return html`<li ${needs !== undefined && html`data-for="${needs}"`}>
    <h3>
      <span dir="auto">${name}</span
      >${nations.length > 0 && ` (${nations.map((one: Nation) => say.nations[one]).join(', ')})`}
    </h3>
    <p dir="auto">${sentence}</p>
    ${buttonsOf(line, messages)}
    ${[
      line.silent && say.silent,
      waysOf(line, messages),
      textFirst(line, messages),
      hoursOf(line, isOpen, messages),
      languagesOf(line, messages),
    ]
      .filter(Boolean)
      .map((one) => html`<p class="quiet">${one}</p> `)}
  </li> `
}

/** To ring, and to write where nothing must be done before; a page where there is neither. */
function buttonsOf(line: PublishedLine, messages: PageContext['messages']): Piece {
  const { call, web } = line
  const button = (kind: 'other' | '', address: string | undefined, label: Piece) =>
    address !== undefined && html`<a class="button ${kind}" href="${address}">${label}</a> `
  const texting = !line.text_first && textLink(line)
  const kind = call === undefined ? '' : 'other'
  return html`<p class="act">
    ${call !== undefined && callLink(call, messages)}
    ${texting && button(kind, texting, [symbol('text'), textLabel(line, messages)])}
    ${!call && !texting && button('', safeUrl(web), messages.service.website)}
  </p> `
}

/** The other ways to ask: first those for people who cannot hear. */
function waysOf(line: PublishedLine, messages: PageContext['messages']): Piece {
  const { urgent: say, service } = messages
  const { call, text, text_first: first, relay, bsl, email, web } = line
  const ways = [
    [safeUrl(bsl), say.bsl],
    [first && textLink(line), textLabel(line, messages)],
    [relay && phoneLink(relay), say.relay({ number: relay ?? '' })],
    [email && mailLink(email), service.email],
    [(call ?? text) && safeUrl(web), service.website],
  ].filter(([address]) => address)
  return ways.length > 0 && ways.map(([address, label]) => html`<a href="${address}">${label}</a> `)
}

const textLink = ({ text = '' }: PublishedLine) => phoneLink(text)?.replace('tel:', 'sms:')

const textLabel = (
  { text: number = '', text_words: word }: PublishedLine,
  { urgent: say }: PageContext['messages'],
) => (word ? say.textWord({ word, number }) : say.text({ number }))

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
