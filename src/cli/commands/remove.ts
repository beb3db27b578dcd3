import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { contentOption, toContent } from '../inputs/content-folder.ts'
import { findRecord } from '../records/find-record.ts'
import { readAll } from '../records/read-all.ts'
import { removeFrom } from '../records/remove-record.ts'

export const remove = defineCommand({
  name: 'remove',
  example: 'osd remove baby-massage --reason "The course has ended."',
  summary: 'Remove a record, its references too, and list its id in removed.yaml',
  positionals: { usage: 'SLUG', max: 1 },
  options: {
    'replaced-by': {
      type: 'string',
      value: 'SLUG',
      help: 'record that replaces it; references go there',
    },
    reason: { type: 'string', value: 'TEXT', help: 'why it is removed; it is published' },
    content: contentOption,
    'dry-run': { type: 'boolean', help: 'print which files would change, and write nothing' },
  },
  async run({ values, positionals: [slug] }) {
    if (slug === undefined) throw new UserError('Name the record.')
    const content = toContent(values.content)
    const sources = await readAll(content)
    const source = findRecord(sources, slug)
    const by = values['replaced-by']
    const folder = source.file.split('/')[0]
    const replacement = by === undefined ? undefined : findRecord(sources, by, folder)
    if (replacement === source) throw new UserError('A record cannot replace itself.')
    return removeFrom(sources, {
      source,
      replacement,
      reason: values.reason,
      content,
      isDryRun: values['dry-run'] === true,
    })
  },
})
