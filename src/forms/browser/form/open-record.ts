import type { FormKind, FormValues } from '../../questions/fields.ts'
import type { ChangedRecord, NewRecord } from '../../change/proposal.ts'
import type { FiledRecord } from '../../change/published-form.ts'
import { say, saying } from './about.ts'
import { element } from '../../../pages/scripts/element.ts'
import { otherButton } from '../other-button.ts'
import type { RecordForm } from './questions/record-form.ts'

/** A record whose questions are on the page. */
export interface OpenRecord {
  readonly kind: FormKind
  /** Of a published record the slug of its page; of a new one the reference to it. */
  readonly slug: string
  readonly before: FormValues
  /** Absent for a new record. */
  readonly published: FiledRecord | undefined
  readonly form: RecordForm
  readonly section?: HTMLElement
}

/** A record as a link or this tab remembers it. */
export type Remembered = Pick<ChangedRecord, 'kind' | 'set' | 'text'> &
  Partial<Pick<ChangedRecord, 'id' | 'was'> & Pick<NewRecord, 'slug'>>

/** The section of a record beside the main one, with a button that leaves it out. */
export function recordSection(
  { id, title, leave, form }: { id: string; title: string; leave: string; form: RecordForm },
  onLeave: () => void,
): HTMLElement {
  const heading = element('h2', { id, tabindex: '-1' }, title)
  return element(
    'section',
    { class: 'record', 'aria-labelledby': heading.id },
    heading,
    form.box,
    element('p', {}, otherButton(leave, onLeave)),
  )
}

/** Leaves of a section only the question about telephone numbers, which says whose they are. */
export function showPhones({ section, form }: OpenRecord, name: string): void {
  const question = form.question('phones')!
  for (const one of section!.children) one.classList.toggle('later', one !== question.box)
  question.askAbout([saying(say.owner.ask, name), say.owner.hint], name)
}

export function showAll(section: HTMLElement): void {
  for (const one of section.children) one.classList.remove('later')
}
