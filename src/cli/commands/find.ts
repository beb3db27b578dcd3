import { countedOrNo } from '../../text/counted.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findInRecords } from '../../content/find-in-records.ts'
import { readContent } from '../../io/read/read-content.ts'
import { findInBuild } from '../../generator/publish/find-in-build.ts'
import { SITE } from '../../io/files/finished-build.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { contentOption, rootOf, toContent } from '../inputs/content-folder.ts'
import { outOption } from '../inputs/out-folder.ts'
import { log } from '../../io/command/log.ts'

/** A shorter text would be found nearly everywhere. */
const MIN_LENGTH = 3

export const find = defineCommand({
  name: 'find',
  example: 'osd find "07700 900125"',
  summary: 'Find a text in the records and in the last build',
  positionals: { usage: 'TEXT', max: 1 },
  options: { content: contentOption, out: outOption },
  async run({ values: { content: folder, out }, positionals: [text = ''] }) {
    if (text.replace(/\s/g, '').length < MIN_LENGTH)
      throw new UserError(`Name a text of at least ${MIN_LENGTH} letters or digits.`)
    const content = toContent(folder)
    const root = rootOf(content)
    const { sources } = await readContent(content)
    const records = [...findInRecords(sources, text)]
    // The text itself is never printed: it may be private, and logs are public.
    for (const { file, line, column } of records)
      process.stdout.write(`${root}/${file}:${line}:${column}\n`)
    const isBuilt = existsSync(join(out, SITE))
    let paths = 0
    if (isBuilt)
      for await (const { path, as } of findInBuild(out, text)) {
        process.stdout.write(as === 'whole' ? `${path}\n` : `${path}  has all its words\n`)
        if (as === 'whole') paths++
      }
    const inBuild = isBuilt ? countedOrNo(paths, 'published path') : `no build in ${out} to search`
    log(
      `Found ${countedOrNo(records.length, 'place')} in the records and ${inBuild}. Earlier versions in git were not searched.`,
    )
    return records.length + paths > 0 ? EXIT.ok : EXIT.problems
  },
})
