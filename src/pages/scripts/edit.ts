/*
 * Runs on the page of the form for a service. What is typed stays in this tab until the mail program gets it.
 */
import { type CheckedRecord, createChangeChecker } from '../../proposal/check-change.ts'
import type { FormField, FormValues } from '../../proposal/fields.ts'
import { formValues } from '../../proposal/form-values.ts'
import { findProposals } from '../../proposal/link.ts'
import { type ChangedRecord, conflictsWith, fieldsOf, propose } from '../../proposal/proposal.ts'
import type { Document } from '../../hsds/types.ts'
import type { Country } from '../../places/postcode.ts'
import { CONFIRM } from '../address.ts'
import { EDIT_WORDS as say, QUESTIONS } from '../words/edit.ts'
import { askToConfirm } from './form/confirm.ts'
import { byId, element, messageNodes } from './form/element.ts'
import { findFields } from './form/fields.ts'
import { loadService } from './form/load-service.ts'
import { composeMessage } from './form/message.ts'
import { todayIn } from './form/today.ts'

/** How long nobody types before the answers are checked, in milliseconds. */
const PAUSE = 100

const slug = decodeURIComponent(location.pathname.replace(/\/+$/, '').split('/').at(-1) ?? '')
const state = byId('state')
state.textContent = say.loading
loadService(slug).then(
  (service) => {
    if (!service) state.textContent = say.lost
    else if (location.hash === CONFIRM) askToConfirm(service, slug)
    else start(service)
  },
  () => (state.textContent = say.offline),
)

function start(service: Document<'service'>): void {
  const form = byId<HTMLFormElement>('edit')
  const { mail = '', countries = 'GB', timezone = 'Europe/London' } = form.dataset
  const before = formValues('service', service)
  const key = `edit:${service.id}`
  let timer: ReturnType<typeof setTimeout> | undefined
  const onChange = () => {
    clearTimeout(timer)
    timer = setTimeout(update, PAUSE)
  }
  const fields = findFields(form, onChange)
  const checked = byId<HTMLInputElement>('checked')
  const why = byId<HTMLInputElement>('why')
  const checker = createChangeChecker({ countries: countries.split(',') as Country[] })
  const { organization } = service
  const referred = new Map(organization ? [[organization.id, { name: organization.name }]] : [])
  const recordOf = (after: FormValues): CheckedRecord => ({
    kind: 'service',
    id: service.id,
    slug,
    before,
    after,
  })
  /** The answers, with what the form does not ask as it was. */
  const read = (): FormValues => ({
    ...before,
    ...fields.read(),
    ...(checked.checked && { assured_date: todayIn(timezone) }),
  })

  fields.write(before)
  open()
  for (const input of [checked, why]) input.addEventListener('input', onChange)
  // A telephone may load the page again before the pause is over.
  addEventListener('pagehide', update)
  form.addEventListener('submit', (event) => event.preventDefault())
  byId('copy').addEventListener('click', () => void copy())
  byId('send').addEventListener('click', () => (byId('sent').textContent = say.sent))
  byId('again').addEventListener('click', () => {
    removeEventListener('pagehide', update)
    sessionStorage.removeItem(key)
    history.replaceState(null, '', location.pathname)
    location.reload()
  })
  state.textContent = ''
  document.querySelector('h1')!.textContent = service.name
  form.hidden = false
  update()

  /** Fills in what was typed before, or what a link proposes. */
  function open(): void {
    const draft = readDraft(key)
    // A link that is opened later says something else than what was typed before.
    const isOfHere = draft?.fragment === location.hash
    const records = findProposals(location.hash).proposals.flatMap((one) => one.records)
    const proposal = records.find(
      (record): record is ChangedRecord => 'id' in record && record.id === service.id,
    )
    if (draft && (isOfHere || !proposal)) {
      fields.write({ ...before, ...draft.values })
      checked.checked = draft.checked
      why.value = draft.why
      byId('sent').textContent = say.restored
    } else if (proposal) {
      fields.write({ ...before, ...proposal.set })
      checked.checked = proposal.set.assured_date !== undefined
      for (const field of conflictsWith(proposal, before))
        if (field !== 'assured_date')
          fields.showConflict(field, [before[field] ?? ''].flat().join('; '))
    }
  }

  function update(): void {
    const after = read()
    const record = recordOf(after)
    const proposal = propose([record])
    const { problems, changes } = checker.check([record], referred)
    const changed = new Set<FormField>(
      proposal?.records.flatMap(({ kind, set }) => fieldsOf(kind, set)),
    )
    const own = problems.filter(({ field }) => changed.has(field))
    fields.showProblems(own)
    const isWrong = own.some(({ severity }) => severity === 'error')
    byId('wrong').hidden = !isWrong
    byId('changes').replaceChildren(
      ...(proposal ? sentences(changes, [...changed]) : [say.noChanges]).map((text) =>
        element('li', {}, ...messageNodes(text)),
      ),
    )
    for (const id of ['copy', 'again']) byId(id).hidden = !proposal
    const send = byId<HTMLAnchorElement>('send')
    send.hidden = true
    message = undefined
    if (!proposal) return sessionStorage.removeItem(key)
    const draft: Draft = {
      values: after,
      checked: checked.checked,
      why: why.value,
      fragment: location.hash,
    }
    sessionStorage.setItem(key, JSON.stringify(draft))
    const made = composeMessage(proposal, {
      name: service.name,
      changes: sentences(changes, [...changed]),
      why: why.value.trim(),
      to: mail,
    })
    message = made.text
    send.hidden = made.mail === undefined
    if (made.mail) send.href = made.mail
    byId('send-hint').textContent = made.mail ? say.sendHint : say.tooLong
  }
}

/** What the copy button copies. */
let message: string | undefined

async function copy(): Promise<void> {
  if (message === undefined) return
  await navigator.clipboard.writeText(message)
  byId('sent').textContent = say.copied
}

/** The sentences of a change. While an answer is wrong there are none, and the questions are named. */
function sentences(changes: readonly string[], fields: readonly string[]): readonly string[] {
  if (changes.length > 0) return changes
  const asked = QUESTIONS.filter(({ field }) => fields.includes(field)).map(({ ask }) => ask)
  return asked.map((ask) => `${say.answered} ${ask}`)
}

/** What somebody typed, until the tab is closed. Others may use the same computer later. */
interface Draft {
  readonly values: FormValues
  readonly checked: boolean
  readonly why: string
  /** That of the address: a link may have filled the form in. */
  readonly fragment: string
}

function readDraft(key: string): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}
