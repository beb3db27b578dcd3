import { MATCHES_REF, type MatchAnswer, matchesSchema } from './schema/matches.ts'
import { REMOVED_REF, type Gone, removedSchema } from './schema/removed.ts'
import { checkSettings } from './settings/check-settings.ts'
import { recordSchemas } from './schema/record-schemas.ts'
import { refOf } from './schema/schema.ts'
import { type Settings, type WrittenSettings, completeSettings } from './settings/settings.ts'
import { SETTINGS_REF, settingsSchema } from './settings/settings-schema.ts'
import type { Parsed } from './parsed.ts'
import { createValidator } from './validate.ts'
import type { ContentRecord, RecordKind, Written } from './schema/written.ts'

/** Reads the records of one directory according to its settings. */
export interface RecordParser {
  parseRecord<K extends RecordKind>(
    kind: K,
    slug: string,
    file: string,
    text: string,
  ): Parsed<ContentRecord<K>>
  parseRemoved(file: string, text: string): Parsed<Gone>
  parseMatches(file: string, text: string): Parsed<readonly MatchAnswer[]>
}

/** Reads directory.yaml. */
export function parseSettings(file: string, text: string): Parsed<Settings> {
  const validator = createValidator([settingsSchema], {
    defaults: {},
    isPrivate: () => false,
  })
  const { value, diagnostics } = validator.parse<WrittenSettings>(SETTINGS_REF, file, text)
  if (!value) return { diagnostics }
  return {
    value: completeSettings(value),
    diagnostics: [...diagnostics, ...checkSettings(value, file)],
  }
}

/** A parser for all records of a directory; it compiles the schemas once. */
export function createRecordParser(settings: Settings): RecordParser {
  const { schemas, options } = recordSchemas(settings)
  const validator = createValidator([...schemas, removedSchema, matchesSchema], options)
  return {
    parseRecord<K extends RecordKind>(
      kind: K,
      slug: string,
      file: string,
      text: string,
    ): Parsed<ContentRecord<K>> {
      const { value, diagnostics } = validator.parse<Written<K>>(refOf(kind), file, text)
      return value ? { value: { kind, slug, file, value }, diagnostics } : { diagnostics }
    },
    parseRemoved(file, text) {
      const { value, diagnostics } = validator.parse<Partial<Gone>>(REMOVED_REF, file, text)
      const { removed, renamed } = value ?? {}
      return { value: { removed: removed ?? [], renamed: renamed ?? [] }, diagnostics }
    },
    parseMatches(file, text) {
      const { value, diagnostics } = validator.parse<{ matches?: readonly MatchAnswer[] }>(
        MATCHES_REF,
        file,
        text,
      )
      return { value: value?.matches ?? [], diagnostics }
    },
  }
}
