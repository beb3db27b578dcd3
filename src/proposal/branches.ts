/** The branches of what people without an account send begin with this. */
const SENT = 'suggest/'

/** The branch of a suggestion. `digest` has hexadecimal digits. */
export const suggestionBranch = (digest: string): string => `${SENT}${digest}`
export const isSuggestionBranch = (branch: string): boolean => /^suggest\/[0-9a-f]+$/.test(branch)

/** The branch of the confirmations of a month, such as 2026-11. */
export const confirmationsBranch = (month: string): string => `${SENT}confirm-${month}`
export const isConfirmationsBranch = (branch: string): boolean =>
  /^suggest\/confirm-\d{4}-\d\d$/.test(branch)
