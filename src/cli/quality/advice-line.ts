import { contentArgument } from './confirm-command.ts'

/** Mentions all advice in one line, because the advice itself would bury the problems of a build. */
export const adviceLine = (records: number, content: string): string =>
  `${records === 1 ? '1 record' : `${records} records`} could be better. \`npx osd quality${contentArgument(content)}\` lists how.`
