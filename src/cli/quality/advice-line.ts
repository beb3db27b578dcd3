import { counted } from '../../text/counted.ts'
import { contentArgument } from './confirm-command.ts'

/** Mentions all advice in one line, because the advice itself would bury the problems of a build. */
export const adviceLine = (records: number, content: string): string =>
  `${counted(records, 'record')} could be better. \`npx osd quality${contentArgument(content)}\` lists how.`
