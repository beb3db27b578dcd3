import { createChangeChecker } from '../../../change/check-change.ts'
import { textsIn } from '../../../questions/fields.ts'
import { TYPES, questionsIn, sectionsOf } from '../../../questions/questions.ts'
import { type Proposal, propose } from '../../../change/proposal.ts'
import { type PublishedForm, neighboursOf } from '../../../change/published-form.ts'
import { pageAt } from '../../../../pages/address.ts'
import { about, asWritten, say, saying } from '../about.ts'
import { readMember } from '../../member/session.ts'
import { timesInWords } from '../questions/clocks.ts'
import { byId, element } from '../../../../pages/scripts/element.ts'
import { composeMessage } from '../message.ts'
import { findOutbox, sendBy, whyNot } from './outbox.ts'
import { showSent } from './sent.ts'
import { todayIn } from '../../../../pages/today.ts'

/** Asks whether everything that is published about a service is still right. The answer is the day on which it is given. */
export function askToConfirm(form: PublishedForm, slug: string): void {
  const { record: service } = form
  const send = byId<HTMLAnchorElement>('confirm-send')
  const post = document.getElementById('confirm-post') as HTMLButtonElement | null
  const said = byId('confirmed')
  const outbox = post ? findOutbox(readMember() ? 'member' : 'suggest') : undefined
  /** The mail is the way when there is no other, or when that has failed. */
  let isByMail = !outbox
  byId<HTMLAnchorElement>('confirm-page').href = pageAt(`services/${encodeURIComponent(slug)}`)
  byId<HTMLAnchorElement>('confirm-change').href = location.pathname
  byId('confirm-answers').replaceChildren(...answers(form))

  function update(): ReturnType<typeof confirmation> {
    const confirmed = confirmation(form)
    send.hidden = confirmed === undefined || !isByMail
    if (post) post.hidden = confirmed === undefined || !outbox
    if (!confirmed) {
      said.textContent = say.confirmed
      return undefined
    }
    const { proposal, changes } = confirmed
    const subject = saying(say.subject.change, service.name)
    send.href = composeMessage({ proposal, subject, changes, why: '' }, about.mail).mail!
    return confirmed
  }

  // The page may have been open for days: the browser follows the link that it has after this.
  send.addEventListener('click', () => {
    if (update()) said.textContent = saying(say.sent, about.mail)
  })
  post?.addEventListener('click', () => void answer())
  update()
  byId('confirm-hint').textContent = outbox?.say.confirm.hint ?? say.sendHint
  byId('state').textContent = ''
  document.querySelector('h1')!.replaceChildren(asWritten(service.name))
  byId('confirm').hidden = false

  /** Sends the answer, and offers the mail when that fails. */
  async function answer(): Promise<void> {
    const confirmed = update()
    if (!confirmed || !outbox || !post) return
    post.disabled = true
    said.textContent = outbox.say.sending
    const sent = await sendBy(outbox, {
      ...{ ...confirmed, why: '', isConfirmation: true, seen: new Map() },
      shown: () => ({ slug, ...service }),
      slugOf: () => undefined,
    })
    post.disabled = false
    if ('number' in sent) return showSent(sent.number, outbox)
    if ('conflicts' in sent) return
    said.replaceChildren(whyNot(sent, { ...outbox.say, ...outbox.say.confirm }))
    if ('trouble' in sent && sent.trouble === 'already') return
    isByMail = true
    byId('confirm-hint').textContent = say.sendHint
    update()
  }
}

/** The change that confirms a service, and its sentences. Undefined when it was confirmed on that day. */
function confirmation(
  form: PublishedForm,
): { readonly proposal: Proposal; readonly changes: readonly string[] } | undefined {
  const { id, slug = '', values: before } = form.record
  const after = { ...before, assured_date: todayIn(about.timezone) }
  const record = { kind: 'service', id, slug, before, after } as const
  const proposal = propose([record])
  return (
    proposal && {
      proposal,
      changes: createChangeChecker({ countries: about.countries }).check(
        [record],
        neighboursOf(form),
      ).changes,
    }
  )
}

/** What the questions of the form are answered with now. */
function answers({ record: { values }, beside }: PublishedForm): Node[] {
  const owner = beside.find(({ kind }) => kind === 'organization')
  const asked = say.questions.service as Readonly<Record<string, readonly [string, string]>>
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = say.choices
  const questions = sectionsOf('service', false).flatMap((one) => questionsIn('service', one))
  return questions.flatMap(([field, as]) => {
    const own = textsIn(values[field]).filter((text) => text !== '')
    // As its page shows them: the times in words, and the numbers of the organization beside its own.
    const others = field === 'phones' ? (owner?.values.phones ?? []) : []
    const texts = [
      ...(field === 'hours' ? own.map(timesInWords) : own),
      ...others.map((number) => `${number} (${owner!.name})`),
    ]
    // What the service refers to has ids here. Its page shows the names.
    if (texts.length === 0 || !['text', 'list'].includes(TYPES[as])) return []
    const said = texts.map((text) =>
      element('dd', {}, choices[field]?.[text] ?? (field === 'hours' ? text : asWritten(text))),
    )
    return [element('dt', {}, asked[field]![0]), ...said]
  })
}
