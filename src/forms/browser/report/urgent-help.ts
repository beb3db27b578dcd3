import { pageAt } from '../../../pages/address.ts'
import { byId } from '../../../pages/scripts/element.ts'
import { form, prefix } from './page.ts'

/** Milliseconds until words are looked at. */
const PAUSE = 150
const { urgent = '', own = '{}' } = form.dataset
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows help as soon as the words in a field ask for it. */
export function lookForHelp(field: HTMLTextAreaElement): void {
  clearTimeout(timer)
  if (urgent !== '') timer = setTimeout(() => void show(field).catch(() => undefined), PAUSE)
}

/** Without a network the number for emergencies stands above. */
async function show(field: HTMLTextAreaElement): Promise<void> {
  const typed = field.value
  const { helpFor } = (await import(urgent)) as typeof import('../urgent.ts')
  const page = prefix + pageAt('urgent')
  const lines = await helpFor(typed, { own: JSON.parse(own) as Record<string, string[]>, page })
  if (typed !== field.value) return
  byId('urgent').hidden = lines.length === 0
  byId('urgent-lines').replaceChildren(...lines)
}
