import { standardOrder } from '../../edit/between/standard-order.ts'
import { withEdits } from '../../edit/with-edits.ts'
import { type MergeChoices, type MergedField, mergeRecords } from '../../edit/merge-records.ts'
import { kindOf } from '../../edit/record-schemas.ts'
import type { SourceFile } from '../../content/source-file.ts'
import { readSources } from '../sources/sources-folder.ts'
import type { SourceMemory } from '../../match/memory/source-memory.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { type Raw, isRawObject } from '../../record/yaml/raw.ts'
import { log } from '../../io/command/log.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { contentOption, toContent } from '../inputs/content-folder.ts'
import { findRecord } from '../records/find-record.ts'
import { publishedRecord } from '../records/published-record.ts'
import { readAll } from '../records/read-all.ts'
import { removeFrom } from '../records/remove-record.ts'
import { undoMergeOf } from '../records/undo-merge.ts'

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
    take: {
      type: 'string',
      value: 'FIELD,…',
      help: 'fields that are taken from the record that goes',
    },
    keep: {
      type: 'string',
      value: 'FIELD,…',
      help: 'fields that stay as they are in the other one',
    },
    undo: {
      type: 'string',
      value: 'ID',
      help: 'take a merge back: the record that went, by its id or slug, comes out of the history of git',
    },
    content: contentOption,
    'dry-run': { type: 'boolean', help: 'print which files would change, and write nothing' },
  },
  async run({ values, positionals }) {
    const isDryRun = values['dry-run'] === true
    if (values.undo !== undefined)
      return undoMergeOf(values.undo, { content: toContent(values.content), isDryRun })
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
    refuseUnlicensed(content, publishedRecord(sources, source).target.id)
    const merged = mergedText(source, replacement, {
      take: fieldsIn(values.take),
      keep: fieldsIn(values.keep),
    })
    return removeFrom(sources, {
      merged,
      source,
      replacement,
      isMerge: true,
      reason: values.reason ?? `Merged with ${name}.`,
      content,
      isDryRun,
    })
  },
})

const fieldsIn = (text = ''): readonly string[] => text.split(/[,\s]+/).filter(Boolean)

/** The text of the record that stays, with what comes over. Shows each field in which the two differ. */
function mergedText(source: SourceFile, into: SourceFile, choices: MergeChoices): string {
  const [theirs, ours] = [source, into].map(({ file, text }) => parseYaml(file, text).value)
  if (!isRawObject(theirs) || !isRawObject(ours)) throw new UserError('A record has no fields.')
  const known = new Set([...Object.keys(theirs), ...Object.keys(ours)])
  const unknown = [...(choices.take ?? []), ...(choices.keep ?? [])].find((one) => !known.has(one))
  if (unknown !== undefined) throw new UserError(`Neither record has the field \`${unknown}\`.`)
  const { value, fields } = mergeRecords(ours, theirs, choices)
  for (const { field, from, ours: own, theirs: said } of fields)
    log(
      own === undefined
        ? `${field}: comes over: ${shown(said)}`
        : `${field}: ${FROM[from]}\n  stays: ${shown(own)}\n  goes:  ${shown(said)}`,
    )
  const result = withEdits(into.text, value, { orderAt: standardOrder(kindOf(into.file)!) })
  if ('refusal' in result) throw new UserError(`${into.file}: ${result.refusal}`)
  return result.text
}

const FROM: Readonly<Record<MergedField['from'], string>> = {
  ours: 'that of the record that stays; --take changes that',
  theirs: 'that of the record that goes, which was checked later or chosen; --keep changes that',
  both: 'the entries of both',
}
const shown = (value: Raw | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

/** What a publisher has not let others publish is not put into a record that does not say so. */
function refuseUnlicensed(content: string, id: string): void {
  const isOf = (records: SourceMemory['records']) =>
    [...records].some(([own, { into }]) => own === id || into === id)
  for (const [name, { records, settings }] of readSources(content))
    if (isOf(records) && settings.licence === undefined && !settings.own)
      throw new UserError(
        `This record comes from the source \`${name}\`, whose licence is not known. Write its \`licence\` into content/sources/${name}.yaml first. Nothing was written.`,
      )
}
