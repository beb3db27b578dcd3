import type { Area } from '../record/area.ts'
import type { RecordParser } from '../record/parse.ts'
import type { ContentRecord } from '../record/schema/written.ts'
import type { Settings } from '../record/settings/settings.ts'
import type { Parsed } from '../record/parsed.ts'

/** What was parsed the last time, so that only changed files are parsed again. Belongs to one content folder. */
export interface ParseCache {
  settings?: { readonly text: string; readonly parsed: Parsed<Settings> }
  /** The parser of these settings. */
  parser?: RecordParser
  /** The files, parsed by these settings. */
  files: Map<string, { readonly text: string; readonly parsed: Parsed<ContentRecord | Area> }>
}

export const createParseCache = (): ParseCache => ({ files: new Map() })
