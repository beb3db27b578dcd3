import type { FileChange } from '../../../edit/file-change.ts'
import { lineDiff } from '../../../text/line-diff.ts'
import { withoutUnseen } from '../../../pages/layout/html.ts'
import { element } from '../../../pages/scripts/element.ts'
import { say } from './page.ts'

/** The lines of some records before and after, which somebody opens. */
export function lineByLine(
  files: readonly FileChange[],
  { isOpen }: { readonly isOpen: boolean },
): HTMLDetailsElement {
  const details = element('details', {}, element('summary', {}, say.lines))
  // Most are never opened, and long texts take a moment.
  details.addEventListener('toggle', () => details.append(...files.flatMap(linesOf)), {
    once: true,
  })
  details.open = isOpen
  return details
}

function linesOf({ file, before, after = '' }: FileChange): Node[] {
  const name = file.replace(/\.yaml$/, '')
  const title = before === undefined ? `${name} (${say.fresh.toLowerCase()})` : name
  const lines = lineDiff(before ?? '', after).flatMap(({ sign, text }) => {
    const line = `${sign} ${withoutUnseen(text)}`
    if (sign === ' ') return [line, '\n']
    const label = element('span', { class: 'hidden' }, sign === '-' ? say.before : say.after)
    return [element(sign === '-' ? 'del' : 'ins', {}, label, line), '\n']
  })
  return [
    element('h3', {}, title),
    element('div', { class: 'text' }, element('pre', { dir: 'auto', lang: 'en' }, ...lines)),
  ]
}
