import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs git with arguments and returns what it prints. Rejects when git is missing or fails. */
export type Git = (
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => Promise<string>

/**
 * The variables that bind git to one repository (`git rev-parse --local-env-vars`). In a hook they are set to the hook's
 * repository, with paths relative to another folder.
 */
const OF_A_REPOSITORY = new Set([
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_DIR',
  'GIT_GRAFT_FILE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_NAMESPACE',
  'GIT_NO_REPLACE_OBJECTS',
  'GIT_OBJECT_DIRECTORY',
  'GIT_PREFIX',
  'GIT_REPLACE_REF_BASE',
  'GIT_SHALLOW_FILE',
  'GIT_WORK_TREE',
])

/** Runs git in the repository of a folder. Ignores a repository that the environment names, and never asks for a password. */
export function gitIn(folder: string): Git {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !OF_A_REPOSITORY.has(name)),
  )
  return async (args, env = {}) => {
    const options = {
      env: { ...inherited, GIT_TERMINAL_PROMPT: '0', ...env },
      maxBuffer: 1024 ** 3,
      encoding: 'utf8',
    } as const
    return (await run('git', ['-C', folder, ...args], options)).stdout
  }
}
