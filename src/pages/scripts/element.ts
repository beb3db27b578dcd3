/** An element with attributes and content. Texts are never read as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...content)
  return made
}

/** A message, whose words between backticks are shown as code. */
export const messageNodes = (message: string): Node[] =>
  message
    .split('`')
    .map((part, i) => (i % 2 === 1 ? element('code', {}, part) : document.createTextNode(part)))

export const byId = <E extends HTMLElement = HTMLElement>(id: string): E =>
  document.getElementById(id) as E
