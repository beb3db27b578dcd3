import type { Answers } from './compose-directory.ts'

/** Passages of the editors' guide about the example town, with their replacements for another directory. */
const TOWN: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\nThe town is real, but the organizations[^\n]*(?:\n[^\n]+)*\n/, ''],
]

/** References to records that only the example town has. */
const EXAMPLES: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/;\s+see\s+`services\/[^.;]*?\.yaml`(?:\s+and\s+`services\/[^.;]*?\.yaml`)?\./g, '.'],
  [
    / See `services\/[^`]*\.yaml`, and\s+`services\/[^`]*\.yaml` for[^.]*\./g,
    ' Give each of them `hours`, as above.',
  ],
  [/ \(see `services\/[^`]*\.yaml`\)/g, ''],
  [/ `organizations\/acorn-trust\.yaml`\s+and `locations\/[^.]*\.yaml` show[^.]*\./, ''],
]

/** The editors' guide of a directory, with its own addresses, and without references to records that it does not have. */
export function composeGuide(guide: string, answers: Answers, hasTown: boolean): string {
  const { email = 'the editors', 'private-contact': contact = email } = answers
  const replaced = [...TOWN, ...(hasTown ? [] : EXAMPLES)].reduce(
    (text, [pattern, by]) => text.replace(pattern, by),
    guide,
  )
  return replaced
    .replace(/(\*\*Tell us at once:\*\* )\S+@\S+?(?=\.\s)/, (_, start: string) => start + contact)
    .replaceAll(/editors@bedminster-information\.example\.org/g, () => email)
}
