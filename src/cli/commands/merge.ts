import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { contentOption, toContent } from '../inputs/content-folder.ts'
import { findRecord } from '../records/find-record.ts'
import { publishedRecord } from '../records/published-record.ts'
import { readAll } from '../records/read-all.ts'
import { removeFrom } from '../records/remove-record.ts'

export const merge = defineCommand({
  name: 'merge',
  example: 'osd merge sprout-kitchen into windmill-growers',
  summary:
    'Merge a record into another of its kind: what refers to it goes there, and it is removed',
  positionals: { usage: 'SLUG into SLUG', max: 3 },
  options: {
    reason: {
      type: 'string',
      value: 'TEXT',
      help: 'why it is removed (default: Merged with the other one)',
    },
    content: contentOption,
    'dry-run': { type: 'boolean', help: 'print which files would change, and write nothing' },
  },
  async run({ values, positionals }) {
    // `osd merge old new` and `osd merge old into new` mean the same.
    const isLong = positionals.length === 3 && positionals[1]?.toLowerCase() === 'into'
    const [old, into] = isLong ? [positionals[0], positionals[2]] : positionals
    if (old === undefined || into === undefined || (positionals.length === 3 && !isLong))
      throw new UserError('Name two records: `osd merge old-name into new-name`.')
    const content = toContent(values.content)
    const sources = await readAll(content)
    const source = findRecord(sources, old)
    const replacement = findRecord(sources, into, source.file.split('/')[0])
    if (source === replacement) throw new UserError('A record cannot be merged into itself.')
    const { name } = publishedRecord(sources, replacement)
    return removeFrom(sources, {
      source,
      replacement,
      isMerge: true,
      reason: values.reason ?? `Merged with ${name}.`,
      content,
      isDryRun: values['dry-run'] === true,
    })
  },
})
