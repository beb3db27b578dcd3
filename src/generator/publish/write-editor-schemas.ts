import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadDirectory, composeEditorSchemas } from '../../content/editor-schemas.ts'
import { stageFile } from '../../io/files/staged-file.ts'

/** The folder of the editors' schemas, beside the content folder; `.vscode/settings.json` names it. */
export const schemasFolder = (content: string) => join(content, '..', '.cache', 'schemas')

/** Updates the editors' schemas of a project that has a `.vscode` folder. A failure to write them is ignored. */
export function refreshEditorSchemas(content: string, directory: ReadDirectory): void {
  if (!statSync(join(content, '..', '.vscode'), { throwIfNoEntry: false })?.isDirectory()) return
  try {
    writeEditorSchemas(schemasFolder(content), directory)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
  }
}

/** Writes the schemas that have changed, each atomically, and returns their number. */
export function writeEditorSchemas(folder: string, directory: ReadDirectory): number {
  mkdirSync(folder, { recursive: true })
  let changed = 0
  for (const { path, body } of composeEditorSchemas(directory)) {
    const file = join(folder, path)
    if (textOf(file) === body) continue
    stageFile(file, body).replace()
    changed += 1
  }
  return changed
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
