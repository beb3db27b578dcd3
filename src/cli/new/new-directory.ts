import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { composeDirectory } from '../../edit/new/compose-directory.ts'
import { type Ask, interview } from '../../edit/new/interview.ts'
import { listKnown } from '../../edit/new/known.ts'
import { questionsFor } from '../../edit/new/questions.ts'
import { UserError } from '../../io/command/errors.ts'
import { keepAnswers } from './keep-answers.ts'
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
  const answers: Record<string, string> = {}
  const namespace = randomUUID()
  const write = async () => {
    await interview(questionsFor('directory'), {
      given: { ...given, title },
      known: listKnown([]),
      answers,
      ...(ask && { ask }),
    })
    const text = composeDirectory(answers, namespace)
    mkdirSync(content, { recursive: true })
    return saveRecord(content, { file: 'directory.yaml', text }, { sources: [], diagnostics: [] })
  }
  const isBegun = () => Object.keys(answers).length > 0
  const print = () => (isBegun() ? composeDirectory(answers, namespace) : '')
  return ask ? keepAnswers(write, print) : write()
}
