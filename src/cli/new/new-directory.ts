import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { UserError } from '../../io/command/errors.ts'
import { composeDirectory } from '../../package/init/compose-directory.ts'
import { DIRECTORY_QUESTIONS } from '../../package/init/questions.ts'
import { type Ask, interview, judgeSettings } from './interview.ts'
import type { GivenAnswers } from './options.ts'
import { saveRecord } from './save-record.ts'

/** Writes directory.yaml into a new or empty content folder. Resolves to the exit status. */
export async function newDirectory(
  content: string,
  { given, ask }: { readonly given: GivenAnswers; readonly ask: Ask | undefined },
): Promise<number> {
  const others = existsSync(content)
    ? readdirSync(content).filter((name) => !/^(?:\.|readme)/i.test(name))
    : []
  if (others.includes('directory.yaml'))
    throw new UserError(`There is a directory in \`${content}\` already.`)
  if (others.length > 0)
    throw new UserError(`\`${content}\` is not empty. Choose another folder with --content.`)
  const title = given.title ?? given.name
  const options = { given: { ...given, title }, ask, judge: judgeSettings }
  const text = composeDirectory(await interview(DIRECTORY_QUESTIONS, options), randomUUID())
  mkdirSync(content, { recursive: true })
  return saveRecord(content, { file: 'directory.yaml', text }, { sources: [], diagnostics: [] })
}
