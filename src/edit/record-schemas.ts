import { entityNames } from '../hsds/entities.ts'
import { recordSchema } from '../record/schema/record-schema.ts'
import { matchesSchema } from '../record/schema/matches.ts'
import { removedSchema } from '../record/schema/removed.ts'
import { type Schema, refOf } from '../record/schema/schema.ts'
import { type Folder, type RecordKind, kinds } from '../record/schema/written.ts'
import { settingsSchema } from '../record/settings/settings-schema.ts'

/** The schemas of the files of a content folder. */
export interface RecordSchemas {
  /** The schema of a file, by its path. */
  readonly of: (file: string) => Schema | undefined
  /** The schema that a `$ref` names. */
  readonly resolve: (ref: string) => Schema
}

export function createRecordSchemas(): RecordSchemas {
  const schemas = new Map<string, Schema>([
    ...entityNames.map((entity): [string, Schema] => [refOf(entity), recordSchema(entity)]),
    ['directory.yaml', settingsSchema],
    ['removed.yaml', removedSchema],
    ['matches.yaml', matchesSchema],
  ])
  return {
    of(file) {
      const kind = kindOf(file)
      return schemas.get(kind ? refOf(kind) : file)
    },
    resolve: (ref) => schemas.get(ref) ?? {},
  }
}

/** The kind of record that a file holds, by its folder. */
export function kindOf(file: string): RecordKind | undefined {
  const [folder = ''] = file.split('/')
  return Object.hasOwn(kinds, folder) ? kinds[folder as Folder] : undefined
}

/** The slug of a record, by its file. */
export const slugOf = (file: string): string => file.replace(/^[^/]*\/|\.yaml$/g, '')
