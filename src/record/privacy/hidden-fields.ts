import { entities } from '../../hsds/entities.ts'
import { keyForm, squeezed } from '../../privacy/key-form.ts'
import { EXACT, WITHHELD } from '../schema/sensitive-fields.ts'
import { parseYaml } from '../yaml/parse-yaml.ts'
import { type Raw, isRawObject } from '../yaml/raw.ts'
import { isPrivateName } from './private-name.ts'

/**
 * A test of whether the values of a field are hidden, by its name as the parser gave it: a private block, even with a
 * misspelt name, or a field that no record or not this directory publishes.
 */
export function createIsHidden(
  sources: readonly { readonly file: string; readonly text: string }[],
): (name: string) => boolean {
  const text = sources.find(({ file }) => file === 'directory.yaml')?.text ?? ''
  const settings = parseYaml('', text).value
  const kept = isRawObject(settings) ? textsIn(settings.private_fields) : []
  const names = new Set([...WITHHELD, ...kept].flatMap(namesOf).map(squeezed))
  return (name) => names.has(squeezed(name)) || isPrivateName(keyForm(name))
}

/** The name of a field, and those that records have for it in a short form. */
function namesOf(written: string): readonly string[] {
  const [entity = '', field = ''] = written.toLowerCase().split('.')
  return Object.hasOwn(entities, entity)
    ? [field, ...(SHORT_FORMS.get(field) ?? SHORT_FORMS.get(entity) ?? [])]
    : []
}

const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['attributes', ['taxonomy_terms']],
  ['number', ['phones']],
  ['schedule', ['hours']],
  ['schedules', ['hours']],
])

/** Whether a field tells exactly where a place is. */
export const isExact = (name: string): boolean => EXACT_NAMES.has(squeezed(name))
const EXACT_NAMES = new Set(EXACT.map(({ field }) => squeezed(field)))

/** Whether a field has an address, which may be a text without fields. */
export const isAddress = (name: string): boolean => /^address(?:es)?$/.test(squeezed(name))

/** Whether any object of a value says that a place is confidential, even with a misspelt name or value. */
export function isConfidential(raw: Raw | undefined): boolean {
  if (Array.isArray(raw)) return (raw as readonly Raw[]).some(isConfidential)
  return (
    isRawObject(raw) &&
    Object.entries(raw).some(
      ([name, value]) =>
        isConfidential(value) ||
        (squeezed(name).startsWith('confid') && !/^(?:false|no|n|off|0)$/i.test(String(value))),
    )
  )
}

/** The texts of the fields that tell exactly where a place is. */
export function* exactTexts(raw: Raw | undefined, isInAddress = false): Generator<string> {
  if (Array.isArray(raw))
    for (const item of raw as readonly Raw[]) yield* exactTexts(item, isInAddress)
  else if (isRawObject(raw))
    for (const [name, value] of Object.entries(raw))
      if (isExact(name)) yield* textsIn(value)
      else yield* exactTexts(value, isAddress(name))
  else if (isInAddress) yield* textsIn(raw)
}

function textsIn(raw: Raw | undefined): string[] {
  if (typeof raw === 'string') return [raw]
  if (typeof raw !== 'object' || raw === null) return []
  return Object.values(raw).flatMap((value: Raw) => textsIn(value))
}
