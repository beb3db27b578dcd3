/*
 * The script of `/find/report/{list}/{slug}`. What is typed is kept in sessionStorage, and leaves the browser only when it is sent.
 */
import { FIND } from '../../pages/address.ts'
import { editAddress } from '../../pages/parts/edit-links.ts'
import { byId, element } from '../../pages/scripts/element.ts'
import { type Report, hasWords, isTick } from '../server/report/report.ts'
import { followLanguage } from './form/follow-language.ts'
import { keepForForm } from './handed-over.ts'
import { keptAt } from './kept.ts'
import { findMailing } from './report/mailing.ts'
import {
  email,
  find,
  form,
  page,
  prefix,
  record,
  said,
  say,
  saying,
  state,
  way,
} from './report/page.ts'
import { lookForHelp } from './report/urgent-help.ts'
import { recordName } from './record-name.ts'
import { type Reported, sendReport } from './post.ts'

if (page === undefined) state.textContent = say.lost
else start(page)

function start(about: string): void {
  const kept = keptAt<Typed>(`report:${about}`)
  const text = find<HTMLTextAreaElement>('words')
  const reply = find<HTMLInputElement>('reply')
  const send = find<HTMLButtonElement>('send')
  const label = send?.textContent ?? ''
  let name = ''
  const mailing = findMailing(read, () => name)
  restore()
  form.hidden = false
  show()
  followLanguage()
  void nameRecord()
  form.addEventListener('input', onTyped)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  mailing.link?.addEventListener('click', onMail)
  find<HTMLAnchorElement>('correct')?.addEventListener('click', correct)

  function restore(): void {
    const { tick, typed = '', reached = '' } = kept.read() ?? {}
    const chosen = [...form.querySelectorAll('input')].find(({ value }) => value === tick)
    if (chosen) chosen.checked = true
    if (text) text.value = typed
    if (reply) reply.value = reached
  }

  function onTyped(): void {
    const tick = new FormData(form).get('tick') as string | null
    kept.keep({ tick, typed: text?.value, reached: reply?.value })
    state.textContent = said.textContent = ''
    show()
    if (text) lookForHelp(text)
  }

  /** What is typed. Those who only write have ticked “Something else”. */
  function read(): Report | undefined {
    const chosen = new FormData(form).get('tick')
    const typed = { text: text?.value.trim() ?? '', reply: reply?.value.trim() ?? '' }
    const tick = isTick(chosen) ? chosen : typed.text === '' ? undefined : 'other'
    return tick && { page: about, tick, ...typed }
  }

  /** Shows the ways in which what is typed can be sent. */
  function show(hasFailed = false): void {
    const report = read()
    const isFirst = way === 'mail' || (way === 'public' && report !== undefined && hasWords(report))
    if (send) send.textContent = isFirst ? say.sendTicks : label
    send?.classList.toggle('other', isFirst)
    mailing.show({ isOffered: isFirst || hasFailed, isFirst })
  }

  async function submit(): Promise<void> {
    const report = read()
    if (!report) return choose()
    if (!send) return
    // A second press would only send the same again.
    send.disabled = true
    said.textContent = say.sending
    const sent = way === 'store' ? report : { ...report, text: '', reply: '' }
    finish(
      await sendReport(sent, byId<HTMLInputElement>('website').value),
      report !== sent && hasWords(report),
    )
    send.disabled = false
  }

  /** `isLeft` is true when what was written has not been sent. */
  function finish(reported: Reported, isLeft: boolean): void {
    if ('number' in reported) return thank(isLeft)
    const problems: Readonly<Record<string, string>> = say.problems
    const kind = 'kind' in reported ? reported.kind : undefined
    show(true)
    said.textContent = kind === undefined ? say.offline : (problems[kind] ?? say.problems.other)
  }

  function thank(isLeft: boolean): void {
    if (!isLeft) kept.drop()
    form.hidden = true
    const back = element('p', {}, element('a', { href: record }, say.back))
    state.textContent = say.thanks
    state.after(element('p', {}, say.next), back)
    state.focus()
  }

  function choose(): void {
    state.textContent = say.choose
    form.querySelector('input')?.focus()
  }

  function onMail(event: Event): void {
    if (read()) {
      // Nobody knows whether a program has opened.
      said.textContent = saying(say.mailed, email)
      return
    }
    event.preventDefault()
    choose()
  }

  /** The longer form begins with what was said here, but nothing that members alone may read goes where all can. */
  function correct(event: Event): void {
    const report = read()
    keepForForm(about, {
      isClosed: report?.tick === 'closed',
      why: way === 'public' ? '' : (report?.text ?? ''),
    })
    ;(event.currentTarget as HTMLAnchorElement).href = prefix + editAddress(`${FIND}/${about}`)
  }

  /** Says which record it is about. There is no form about a page that is gone. */
  async function nameRecord(): Promise<void> {
    const found = await recordName(record)
    if (found === 'gone') {
      form.hidden = true
      state.textContent = say.lost
    }
    if (found === undefined || found === 'gone') return
    name = found.name
    const link = element('a', { href: record, dir: 'auto', lang: found.lang }, name)
    byId('about').replaceChildren(`${say.about} `, link)
    show()
  }
}

interface Typed {
  readonly tick: string | null
  readonly typed: string | undefined
  readonly reached: string | undefined
}
