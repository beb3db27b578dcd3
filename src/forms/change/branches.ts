/** The branches of what people without an account send begin with this. */
const SENT = 'suggest/'

/** The branch of a suggestion. `digest` has hexadecimal digits. */
export const suggestionBranch = (digest: string): string => `${SENT}${digest}`
export const isSuggestionBranch = (branch: string): boolean => /^suggest\/[0-9a-f]+$/.test(branch)

/** The branch of what a member changes. It has a check and a preview like any other. */
export const memberBranch = (digest: string): string => `change/${digest}`
export const isMemberBranch = (branch: string): boolean => /^change\/[0-9a-f]+$/.test(branch)

/** The branch of what members say of records that look alike. After its pull request is closed, it begins again. */
export const ANSWERS_BRANCH = 'change/answers'

/** One name for the same files, so that sending them again opens no second pull request. */
export async function digestOf(files: readonly object[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(files))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The branch of the confirmations of a month, such as 2026-11. */
export const confirmationsBranch = (month: string): string => `${SENT}confirm-${month}`
export const isConfirmationsBranch = (branch: string): boolean =>
  /^suggest\/confirm-\d{4}-\d\d$/.test(branch)
