import type { Document } from '../../../hsds/types.ts'
import type { Country } from '../../../places/postcode.ts'
import { createChangeChecker } from '../../../proposal/check-change.ts'
import type { FormField } from '../../../proposal/fields.ts'
import { formValues } from '../../../proposal/form-values.ts'
import { type Proposal, propose } from '../../../proposal/proposal.ts'
import { pageAt } from '../../address.ts'
import { EDIT_WORDS as say, QUESTIONS } from '../../words/edit.ts'
import { byId, element } from './element.ts'
import { composeMessage } from './message.ts'
import { todayIn } from './today.ts'

/** Asks whether everything that is published about a service is still right. The answer is the day on which it is given. */
export function askToConfirm(service: Document<'service'>, slug: string): void {
  const { mail = '', countries = 'GB', timezone = 'Europe/London' } = byId('edit').dataset
  const send = byId<HTMLAnchorElement>('confirm-send')
  byId<HTMLAnchorElement>('confirm-page').href = pageAt(`services/${encodeURIComponent(slug)}`)
  byId<HTMLAnchorElement>('confirm-change').href = location.pathname
  byId('confirm-answers').replaceChildren(...answers(service))

  function update(): void {
    const today = todayIn(timezone)
    const confirmed = confirmation(service, {
      slug,
      today,
      countries: countries.split(',') as Country[],
    })
    send.hidden = confirmed === undefined
    if (!confirmed) {
      byId('confirmed').textContent = say.confirm.already
      return
    }
    const { proposal, changes } = confirmed
    send.href = composeMessage(proposal, { name: service.name, changes, why: '', to: mail }).mail!
  }

  // The page may have been open for days: the browser follows the link that it has after this.
  send.addEventListener('click', () => {
    update()
    if (!send.hidden) byId('confirmed').textContent = say.sent
  })
  update()
  byId('state').textContent = ''
  document.querySelector('h1')!.textContent = service.name
  byId('confirm').hidden = false
}

/** The change that confirms a service, and its sentences. Undefined when it was confirmed on that day. */
function confirmation(
  service: Document<'service'>,
  {
    slug,
    today,
    countries,
  }: { readonly slug: string; readonly today: string; readonly countries: readonly Country[] },
): { readonly proposal: Proposal; readonly changes: readonly string[] } | undefined {
  const before = formValues('service', service)
  const after = { ...before, assured_date: today }
  const record = { kind: 'service', id: service.id, slug, before, after } as const
  const proposal = propose([record])
  const { organization } = service
  const referred = new Map(organization && [[organization.id, { name: organization.name }]])
  return (
    proposal && {
      proposal,
      changes: createChangeChecker({ countries }).check([record], referred).changes,
    }
  )
}

/** What the questions of the form are answered with now. */
function answers(service: Document<'service'>): Node[] {
  const values = formValues('service', service)
  return QUESTIONS.flatMap(({ field, ask, choices }) => {
    const texts = [values[field as FormField] ?? []].flat().filter((text) => text !== '')
    if (texts.length === 0) return []
    const said = texts.map((text) => element('dd', {}, choices?.[text] ?? text))
    return [element('dt', {}, ask), ...said]
  })
}
