import { contentOption } from './confirm-command.ts'

/** One line for all advice, which would bury the problems if it stood among them. */
export const adviceLine = (records: number, content: string): string =>
  `${records === 1 ? '1 record' : `${records} records`} could be better; \`npx osd quality${contentOption(content)}\` says how.`
