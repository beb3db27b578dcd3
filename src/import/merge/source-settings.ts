import { UserError } from '../../io/command/errors.ts'
import type { FileChange } from '../../edit/file-change.ts'
import { isSame } from '../../edit/between/same.ts'
import { withEdits } from '../../edit/with-edits.ts'
import { SOURCES, type SourceSettings, parseSource } from '../../record/source.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import { recordText } from '../../edit/record-text.ts'

/** Where the description of a source is, in the content folder. */
export const settingsFile = (name: string): string => `${SOURCES}/${name}.yaml`

/** Reads the description of a source. Throws a `UserError` when it has an error, so that nothing in it is ignored. */
export function readSettings(name: string, text: string): SourceSettings {
  const file = settingsFile(name)
  const { value, diagnostics } = parseSource(name, file, text)
  const [problem] = diagnostics
  if (!problem && value) return value.settings
  const { message = '', hint = '', place } = problem ?? {}
  const line = place?.line === undefined ? '' : `, line ${place.line}`
  throw new UserError(`${file}${line}: ${message} ${hint} Nothing was written.`)
}

/** What an import is given this time, together with what the file of the source says already. */
export const withGiven = (before: SourceSettings, given: SourceSettings): SourceSettings => ({
  ...before,
  ...given,
  keep_personal: [...new Set([...(before.keep_personal ?? []), ...(given.keep_personal ?? [])])],
})

const ORDER =
  'source own licence attribution contact keep_personal token_env mapping readers'.split(' ')

/** The change that makes the description of a source say these settings. Only lines with another value change. */
export function settingsChange(
  name: string,
  before: string | undefined,
  settings: SourceSettings,
): FileChange | undefined {
  const file = settingsFile(name)
  if (before === undefined) return { file, after: settingsText(settings) }
  const known = readSettings(name, before)
  const changed = Object.entries(settings as Readonly<Record<string, Raw>>).filter(
    ([field, value]) =>
      value !== undefined && !isSame((known[field as keyof SourceSettings] as Raw) ?? [], value),
  )
  if (changed.length === 0) return undefined
  const { value } = parseYaml(file, before)
  if (!isRawObject(value)) return { file, before, after: settingsText(settings) }
  const after = { ...value, ...(Object.fromEntries(changed) as RawObject) }
  const result = withEdits(before, after, { orderAt: () => ORDER })
  if ('refusal' in result)
    throw new UserError(
      `${file}: ${result.refusal} Write these lines into it yourself: ${recordText(Object.fromEntries(changed) as RawObject).trim()} Nothing was written.`,
    )
  return { file, before, after: result.text }
}

/** The text of a new description. */
export const settingsText = ({ source = '', ...known }: SourceSettings): string => {
  const { licence, mapping, keep_personal = [], token_env, readers } = known
  return [
    '# A source of records. `osd import` reads this file; complete it by hand.',
    ...part('Where it is: a web address, or a file.', { source }),
    ...part(
      'What its licence lets others do, as a web address; ask the publisher. For a sheet of your own, write `own: true`.',
      licence === undefined ? 'licence:' : { licence },
    ),
    ...part('Whom to name, in the words that the publisher asks for.', 'attribution:'),
    ...part('Who answers questions about the source.', 'contact:'),
    ...part(
      'Fields whose personal details are written, because the people agreed.',
      keep_personal.length > 0 && { keep_personal },
    ),
    ...part(
      'The environment variable with the token of the source.',
      token_env !== undefined && { token_env },
    ),
    ...part(
      'What each column becomes: the name of a field, `taxonomy_terms`, `internal` for the staff, or nothing.',
      mapping && { mapping },
    ),
    ...part(
      'What the program read it with last. Imports write it.',
      readers !== undefined && `readers: ${readers}`,
    ),
    '',
  ].join('\n')
}

const part = (about: string, lines: RawObject | string | false | undefined): readonly string[] =>
  lines ? ['', `# ${about}`, typeof lines === 'string' ? lines : recordText(lines).trimEnd()] : []
