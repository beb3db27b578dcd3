import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { parseSettings } from '../record/parse.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { Parsed } from '../record/parsed.ts'
import type { ParseCache } from './parse-cache.ts'
import type { SourceFile } from './source-file.ts'

export const SETTINGS_FILE = 'directory.yaml'

/** Parses `directory.yaml`. When its text has changed, the whole cache is cleared: every record depends on the settings. */
export function parseSettingsFile(
  sources: readonly SourceFile[],
  cache: ParseCache,
): Parsed<Settings> {
  const source = sources.find(({ file }) => file === SETTINGS_FILE)
  if (!source) return { diagnostics: [MISSING] }
  const { file, text } = source
  if (cache.settings?.text !== text) {
    cache.settings = { text, parsed: parseSettings(file, text) }
    delete cache.parser
    cache.files = new Map()
  }
  return cache.settings.parsed
}

const MISSING: Diagnostic = {
  code: 'missing-directory',
  message: 'There is no `directory.yaml` in the content folder.',
  hint: 'Add one with at least a `title:`.',
  place: { file: SETTINGS_FILE, path: [], line: 1, column: 1 },
}
