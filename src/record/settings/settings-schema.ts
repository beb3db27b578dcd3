import type { Schema } from '../schema/schema.ts'
import { answers } from './schema/answers.ts'
import { days } from './schema/days.ts'
import { extensions } from './schema/extensions.ts'
import { identity } from './schema/identity.ts'
import { locale } from './schema/locale.ts'
import { pages } from './schema/pages.ts'
import { records } from './schema/records.ts'
import { site } from './schema/site.ts'
import { urgent } from './schema/urgent.ts'

export const SETTINGS_REF = '/record/directory'

/** Every key of directory.yaml, with its default where it has one. */
export const settingsSchema = {
  $id: SETTINGS_REF,
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    ...identity,
    ...locale,
    ...days,
    ...answers,
    ...urgent,
    ...site,
    ...pages,
    ...records,
    ...extensions,
  },
} as const satisfies Schema
