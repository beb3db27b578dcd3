import { counted } from '../../text/counted.ts'
import { createRecordSchemas, slugOf } from '../../edit/record-schemas.ts'
import { renameRecord } from '../../edit/rename.ts'
import { SLUG } from '../../record/schema/formats.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { localDate } from '../../io/command/local-date.ts'
import { contentOption, toContent } from '../inputs/content-folder.ts'
import { applyChanges } from '../records/apply-changes.ts'
import { findRecord } from '../records/find-record.ts'
import { publishedRecord } from '../records/published-record.ts'
import { readAll } from '../records/read-all.ts'
import { orRefuse } from '../records/refused.ts'

export const rename = defineCommand({
  name: 'rename',
  example: 'osd rename mens-shed marksbury-shed',
  summary: 'Give a record another slug, and correct every reference to it',
  positionals: { usage: 'OLD NEW', max: 2 },
  options: {
    content: contentOption,
    'dry-run': { type: 'boolean', help: 'print which files would change, and write nothing' },
  },
  async run({ values, positionals: [old, typed] }) {
    if (old === undefined || typed === undefined)
      throw new UserError('Name the record, and its new slug.')
    const content = toContent(values.content)
    const sources = await readAll(content)
    const source = findRecord(sources, old)
    const folder = source.file.replace(/(?<![^/])[^/]+$/, '')
    const slug = typed.replace(/\.ya?ml$/, '').replace(new RegExp(`^(?:.*/)?${folder}`), '')
    if (!SLUG.test(slug))
      throw new UserError(
        `\`${slug}\` is not a slug. Use small letters, digits and single hyphens: \`warm-hub\`.`,
      )
    const file = `${folder}${slug}.yaml`
    if (sources.some((other) => other.file === file))
      throw new UserError(`${file} exists already. Nothing was written.`)
    const { target, isDraft, namespace } = publishedRecord(sources, source)
    const changes = orRefuse(() =>
      renameRecord(sources, {
        ...target,
        slug,
        namespace,
        isDraft,
        date: localDate(new Date()),
        schemas: createRecordSchemas(),
      }),
    )
    const others = changes.filter(
      (change) => ![source.file, file, 'removed.yaml'].includes(change.file),
    ).length
    return applyChanges(sources, changes, {
      content,
      isDryRun: values['dry-run'] === true,
      summary: `Renamed \`${slugOf(source.file)}\` to \`${slug}\`.${corrected(others)}`,
    })
  },
})

const corrected = (others: number) =>
  others === 0
    ? ''
    : ` ${counted(others, 'other file refers to it and was', 'other files refer to it and were')} corrected.`
