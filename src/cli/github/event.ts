import { UserError } from '../../io/command/errors.ts'
import { readJson } from '../inputs/json-file.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The event that started the workflow, from the file that GitHub writes for every step. */
export function readEvent<T>({ GITHUB_EVENT_PATH: path }: Environment): T {
  if (!path) throw new UserError('This runs in a workflow on GitHub, which sets GITHUB_EVENT_PATH.')
  const event = readJson(path)
  if (typeof event !== 'object' || event === null)
    throw new UserError(`\`${path}\`, which GITHUB_EVENT_PATH names, is not an event of GitHub.`)
  return event as T
}
