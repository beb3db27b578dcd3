import { type EntityName, entities } from '../../hsds/entities.ts'
import { type Context, groupOf } from './compose.ts'
import { type EditorNames, referencesTo } from './references.ts'
import { type EditorSettings, schemaFor } from './source-schema.ts'
import type { EditorSchema } from './values.ts'

/** The kinds of files that have a schema. */
export const editorKinds = [
  'service',
  'organization',
  'location',
  'taxonomy',
  'directory',
  'removed',
  'words',
  'list',
] as const

export type EditorKind = (typeof editorKinds)[number]

/** The complete schema of one kind of file. Without settings, because directory.yaml cannot be read, it is less strict. */
export function editorSchema(
  kind: EditorKind,
  names: EditorNames,
  settings?: EditorSettings,
): EditorSchema {
  const context: Context = { settings, references: referencesTo(names), definitions: {} }
  const root = groupOf(schemaFor(kind, settings), context, settings?.defaults[kind])
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: kind,
    description: DESCRIPTIONS[kind] ?? entities[kind as EntityName].description,
    type: 'object',
    ...root,
    definitions: Object.fromEntries(
      Object.entries(context.definitions).sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  }
}

const DESCRIPTIONS: Partial<Record<EditorKind, string>> = {
  directory: 'The name of the directory, and the settings for all its records.',
  removed: 'Ids that were published and have been removed.',
  list: 'A collection of services that you curate, with a page of its own.',
  words: 'Sentences of pages, forms and urgent help in words of your own.',
}
