import type { Explain } from '../explanation.ts'

/** A private block is read by all who can read the repository. */
export const privatePassword: Explain<'private-password'> = () => ({
  message: 'This private note seems to give a password, a PIN or a door code.',
  hint: 'Delete it here, and change it where it is used: anyone who can read this file can read it. Write who has it instead.',
})
