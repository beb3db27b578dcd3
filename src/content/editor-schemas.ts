import type { Directory } from '../directory/directory.ts'
import { editorKinds, editorSchema } from '../record/editor/schema.ts'
import { parseSettings } from '../record/parse.ts'
import { namesInDirectory, namesInSources } from './editor-names.ts'
import { SETTINGS_FILE } from './settings-file.ts'
import type { SourceFile } from './source-file.ts'

/** The files of a content folder, and their directory when there is no error. */
export interface ReadDirectory {
  readonly sources: readonly SourceFile[]
  readonly directory?: Directory
}

/** A schema file, by its path in the folder of the schemas. */
export interface SchemaFile {
  readonly path: string
  readonly body: string
}

/** Composes the JSON Schemas with which editors help people to write records. Works with errors in the records as well. */
export function* composeEditorSchemas({
  sources,
  directory,
}: ReadDirectory): Generator<SchemaFile> {
  const names = directory ? namesInDirectory(directory) : namesInSources(sources)
  const settings = directory?.settings ?? settingsIn(sources)
  for (const kind of editorKinds) {
    const schema = editorSchema(kind, names, settings)
    yield { path: `${kind}.json`, body: `${JSON.stringify(schema, null, 1)}\n` }
  }
}

function settingsIn(sources: readonly SourceFile[]) {
  const source = sources.find(({ file }) => file === SETTINGS_FILE)
  return source && parseSettings(source.file, source.text).value
}
