import { readYesNo } from './yes-no.ts'

/** Words for a status that are not the standard's, by what the service is then. */
const STATUS: readonly (readonly [words: RegExp, status: string])[] = [
  [/^(?:open|publish|published|live|current|running|ongoing|available)$/i, 'active'],
  [/^(?:closed|archived|ended|finished|defunct)$/i, 'defunct'],
  [/^(?:suspended|paused|on hold|closed temporarily)$/i, 'temporarily closed'],
  [/^(?:inactive|not active)$/i, 'inactive'],
]

/** The status of a service in the words of the standard; undefined for any that nobody knows. */
export function readStatus(text: string): string | undefined {
  const isActive = readYesNo(text)
  if (isActive !== undefined) return isActive ? 'active' : 'inactive'
  return STATUS.find(([words]) => words.test(text.trim()))?.[1]
}

/** True where a source does not know it. */
export const isUnsureStatus = (text: string): boolean =>
  /^(?:\?+|unknown|tbc|tba|not known|unsure)$/i.test(text.trim())

/** True where a source has not published it either. */
export const isUnpublished = (text: string): boolean =>
  /^(?:draft|unpublished|pending|private|trash|future)$/i.test(text.trim())
