/*
 * Loaded by the small form when something is written in it: knows the words of people who need help at once. They go nowhere.
 */
import { needsOf } from '../../search/urgent/choose-lines.ts'

/** No more is read at once. */
const MAX_LINES = 4

/** The lines of help for a text, as the page of urgent help shows them; none for a text that asks for none. */
export async function helpFor(
  text: string,
  {
    own,
    page,
  }: { readonly own: Readonly<Record<string, readonly string[]>>; readonly page: string },
): Promise<readonly Node[]> {
  // Each sentence by itself: of a long text only the beginning is looked at.
  const needs = new Set(text.split(/[.!?\n]+/).flatMap((sentence) => [...needsOf(sentence, own)]))
  if (needs.size === 0) return []
  const help = new DOMParser().parseFromString(await (await fetch(page)).text(), 'text/html')
  const lines = [...needs].flatMap((id) =>
    Array.from({ length: MAX_LINES }, (_, i) => help.querySelector(`[data-for~="${id}-${i}"]`)),
  )
  return [...new Set(lines)]
    .filter((line) => line !== null)
    .slice(0, MAX_LINES)
    .map((line) => document.importNode(line, true))
}
