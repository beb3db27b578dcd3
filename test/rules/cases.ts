import { readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import type { Files } from './base.ts'

/** Files by name: a record as a YAML object, or a literal text when its characters matter; `~` removes a file of the base. */
export type CaseFiles = Readonly<Record<string, object | string>>

/** One case of a rule, in a file that is named after the code of the rule. */
export interface Case {
  readonly says: string
  /** The records of the last publication. */
  readonly before?: CaseFiles
  /** Whether the records are a suggestion by somebody who is no editor. */
  readonly suggestion?: 'true'
  readonly records?: CaseFiles
  /** `code at file path.to.it` or, in a text, `code at file line:column`. Every diagnostic must be expected. */
  readonly expect: readonly string[]
  /** The records without the problem. */
  readonly fine?: CaseFiles
}

/** The cases of a folder and the folders in it, by code. */
export const readCases = <C extends Case>(folder: URL): ReadonlyMap<string, readonly C[]> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => {
        // In the failsafe schema scalars stay text, so records are parsed as they are written.
        const text = readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8')
        const cases = parse(text, { schema: 'failsafe' }) as C | C[]
        return [basename(name, '.yaml'), Array.isArray(cases) ? cases : [cases]] as const
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

export const filesOf = (files: CaseFiles = {}): Files =>
  Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, content === '~' ? null : content]),
  )
