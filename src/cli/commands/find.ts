import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { findInRecords } from '../../content/find-in-records.ts'
import { readContent } from '../../read/read-content.ts'
import { findInBuild } from '../../publish/find-in-build.ts'
import { SITE } from '../../files/finished-build.ts'
import { type Command, EXIT, UserError, say, toContent } from '../../command/command.ts'

export const find: Command = {
  summary: 'say where a text stands, in the records and in what is published',
  usage: 'TEXT [--content DIR] [--out DIR]',
  positionals: 1,
  options: {
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: 'dist' },
  },
  help: {
    content: 'the folder of the records (content)',
    out: 'the folder of the last build (dist)',
  },
  async run({ values, positionals: [text = ''] }) {
    if (text.replace(/\s/g, '').length < SHORTEST)
      throw new UserError(`Name a text of at least ${SHORTEST} letters or digits.`)
    const content = toContent(values.content)
    const out = values.out as string
    const root = relative('.', content).replaceAll(sep, '/') || '.'
    const { sources } = await readContent(content)
    const records = [...findInRecords(sources, text)]
    // Never the text itself: what is looked for like this should not be repeated.
    for (const { file, line, column } of records)
      process.stdout.write(`${root}/${file}:${line}:${column}\n`)
    const isBuilt = existsSync(join(out, SITE))
    const published = isBuilt ? [...findInBuild(out, text)] : []
    for (const { path, as } of published)
      process.stdout.write(as === 'whole' ? `${path}\n` : `${path}  has all its words\n`)
    const paths = published.filter(({ as }) => as === 'whole').length
    say(
      `Found ${count(records.length, 'place')} in the records and ${
        isBuilt ? count(paths, 'published path') : `no build in ${out} to look through`
      }. Earlier versions in git were not looked through.`,
    )
    return records.length + paths > 0 ? EXIT.done : EXIT.problems
  },
}

/** Anything shorter is everywhere. */
const SHORTEST = 3

const count = (number: number, noun: string) =>
  `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`
