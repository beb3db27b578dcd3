import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { type YAMLMap, type YAMLSeq, Scalar, parseDocument } from 'yaml'
import type { Reported } from '../src/diagnostics/diagnostic.ts'

const parse = (path: string) =>
  parseDocument<YAMLSeq<YAMLMap>, false>(readFileSync(path, 'utf8'), { schema: 'failsafe' })

/** The cases in a YAML file, a list of maps. */
export const readCases = <Case>(path: string): Case[] => parse(path).toJS() as Case[]

/** Compares the `expect` of every case in a YAML file with what `find` returns. `vitest -u` rewrites them in the file. */
export async function expectCases<Case>(path: string, find: (one: Case) => string): Promise<void> {
  const document = parse(path)
  for (const item of document.contents?.items ?? []) {
    const found = new Scalar(find(item.toJS(document) as Case))
    found.type = Scalar.BLOCK_LITERAL
    item.set('expect', found)
  }
  await expect(document.toString({ lineWidth: 0 })).toMatchFileSnapshot(path)
}

/** A diagnostic as an `expect` has it: the code and the place, then the message and the hint on lines of their own. */
export const expectationOf = (
  { code, message, hint }: Pick<Reported, 'code' | 'message' | 'hint'>,
  place: string,
): string => `${code} at ${place}\n${message}\n${hint ?? ''}\n`
