import { compareVersions } from '../changes/compare.ts'
import { sentenceOf } from '../changes/sentences/sentence.ts'
import type { Version } from '../changes/version.ts'
import type { Diagnostic, Reported } from '../diagnostics/diagnostic.ts'
import { severityOf } from '../diagnostics/report.ts'
import { checkDirectory } from '../directory/check.ts'
import { linkRecords } from '../directory/link.ts'
import type { Country } from '../places/postcode.ts'
import { createJudge } from '../record/judge.ts'
import { recordSchemas } from '../record/schema/record-schemas.ts'
import { refOf } from '../record/schema/schema.ts'
import type { ContentRecord, Written } from '../record/schema/written.ts'
import { completeSettings } from '../record/settings/settings.ts'
import type { RawObject } from '../record/yaml/raw.ts'
import type { FormField, FormValues } from './form-values.ts'
import { fieldsOf } from './proposal.ts'

/** What a check knows of a service besides the values of the form. */
export interface CheckedService {
  readonly id: string
  readonly slug: string
  readonly organization: string
  readonly countries: readonly Country[]
}

/** A problem of one field, in the words of `osd check`. */
export interface FieldProblem {
  readonly field: FormField
  /** The entry of a list, from 0. */
  readonly index?: number
  readonly severity: 'error' | 'warning' | 'advice'
  readonly message: string
  readonly hint?: string
}

export interface ValueChecker {
  /** What a check says about the values, and what changes, in the sentences of `osd changes`. */
  check(values: FormValues): {
    readonly problems: readonly FieldProblem[]
    readonly changes: readonly string[]
  }
}

/**
 * Checks what is typed into a form by the rules of records. Only the service is there; its organization has a stand-in, and
 * what it refers to is not among its values, so no rule misses a record.
 */
export function createValueChecker(service: CheckedService, before: FormValues): ValueChecker {
  const { countries } = service
  const settings = completeSettings({ title: '-', namespace: service.id, countries })
  const { schemas, options } = recordSchemas(settings)
  const judge = createJudge(schemas, options)
  const link = (records: readonly ContentRecord[]) =>
    linkRecords({
      settings,
      records: [owner(service.organization), ...records],
      areas: new Map(),
      removed: [],
      renamed: [],
      unread: NOTHING_UNREAD,
      mayBeUnread: () => false,
      history: new Map(),
    })
  const was = versionOf(before)

  function versionOf(values: FormValues) {
    const { slug, id } = service
    const file = `services/${slug}.yaml`
    const raw = toRaw(values, id)
    const text = JSON.stringify(raw)
    const { value, diagnostics } = judge<Written<'service'>>(refOf('service'), { file, text, raw })
    const directory = link(value ? [{ kind: 'service', slug, file, value }] : [])
    const found: (Diagnostic | Reported)[] = value
      ? [...checkDirectory(directory)]
      : [...diagnostics]
    const version: Version = { directory, texts: new Map([[file, text]]) }
    return {
      version,
      found: found.filter(({ place }) => place.file === file),
      isReadable: value !== undefined,
    }
  }

  return {
    check(values) {
      const is = versionOf(values)
      return {
        problems: is.found.flatMap(toProblem),
        changes:
          was.isReadable && is.isReadable
            ? compareVersions(was.version, is.version).map(sentenceOf)
            : [],
      }
    },
  }
}

const OWNER = 'organization'

/** Stands for the organization of the service, with its name. */
const owner = (name: string): ContentRecord<'organization'> => ({
  kind: 'organization',
  slug: OWNER,
  file: `organizations/${OWNER}.yaml`,
  value: { name, description: name } as Written<'organization'>,
})

const NOTHING_UNREAD = { services: [], organizations: [], locations: [], taxonomies: [], areas: [] }

function toProblem(found: Diagnostic | Reported): FieldProblem[] {
  const [field, index] = found.place.path
  if (typeof field !== 'string') return []
  return [
    {
      field: (field === 'schedules' ? 'hours' : field) as FormField,
      ...(typeof index === 'number' && { index }),
      severity: severityOf(found),
      message: found.message,
      ...(found.hint && { hint: found.hint }),
    },
  ]
}

/** The record with these values as it would be written. */
const toRaw = (values: FormValues, id: string): RawObject => ({
  id,
  organization: OWNER,
  ...Object.fromEntries(
    fieldsOf(values)
      .map((field) => [field, values[field]!] as const)
      .filter(([, value]) => value.length > 0),
  ),
})
