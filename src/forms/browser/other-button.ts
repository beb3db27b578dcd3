import { element } from '../../pages/scripts/element.ts'

/** A button beside the main one of a page. */
export function otherButton(
  text: string,
  onClick: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'other', ...attributes }, text)
  made.addEventListener('click', onClick)
  return made
}
