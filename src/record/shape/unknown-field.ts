import type { DiagnosticCode } from '../../diagnostics/catalogue.ts'
import { findHome } from '../hints/misplaced-fields.ts'
import { withoutInvisible } from '../../text/invisible.ts'
import { hintForLoosePlace } from './inline-place.ts'
import { toPointer } from './pointer.ts'
import { quote } from '../../text/quote.ts'
import type { Shaping } from './shaping.ts'
import type { Stray } from './unknown-fields.ts'

/** What is said of a stray field, and the field that was meant, where it stands here. */
interface Told {
  readonly code: DiagnosticCode
  readonly message: string
  readonly hint: string
  readonly field?: string
}

/** Tells of a field that is not written where it stands, and remembers the one that was meant. */
export function tellStray(stray: Stray, shaping: Shaping): void {
  const { file, path, diagnostics, meant } = shaping
  const { key, ofPlace } = stray
  // The first field of such a place is told for all of them.
  const [first] = ofPlace
  if (ofPlace.has(key) && key !== first) return
  const { field, ...told } =
    loosePlace(stray) ??
    derived(stray) ??
    misspelt(stray) ??
    spaced(stray) ??
    unknown(stray, shaping)
  if (field) meant.add(toPointer([...path, field]))
  diagnostics.push({ ...told, place: { file, path: [...path, key], at: 'key' } })
}

/** A field of a place that has no `location:` around it. */
function loosePlace({ key, ofPlace }: Stray): Told | undefined {
  if (!ofPlace.has(key)) return undefined
  return {
    code: 'unknown-field',
    message: `${quote(key)} describes a place, but nothing says that one begins here.`,
    hint: hintForLoosePlace(key),
    field: 'location',
  }
}

/** A field of the standard that the generator fills in. */
function derived({ key, schema: { filledIn = {} } }: Stray): Told | undefined {
  if (!Object.hasOwn(filledIn, key)) return undefined
  return {
    code: 'derived-field',
    message: `\`${key}\` is filled in by itself and must not be written.`,
    hint: 'Take this line out.',
    ...filledIn[key],
  }
}

/** A field that is known here, but for characters in its name that nobody sees. */
function misspelt({ key, schema: { properties = {} } }: Stray): Told | undefined {
  const field = withoutInvisible(key)
  if (field === key || !Object.hasOwn(properties, field)) return undefined
  return {
    code: 'unknown-field',
    message: `The name ${quote(field)} holds a character that cannot be seen.`,
    hint: 'Type the name anew; it was probably copied from another program.',
    field,
  }
}

/** A name with spaces beside it that YAML does not take for any. */
function spaced({ key }: Stray): Told | undefined {
  const field = key.trim()
  if (field === key) return undefined
  return {
    code: 'unknown-field',
    message: `Beside the name ${quote(field)} is a space of another kind; it was probably copied from another program.`,
    hint: 'Delete the spaces around the name of the field and type them anew.',
    field,
  }
}

function unknown(stray: Stray, shaping: Shaping): Told {
  const { hint, field } = findHome(stray, shaping)
  const isOwn = shaping.path.includes('extensions') && !field
  return {
    code: 'unknown-field',
    message: `${quote(stray.key)} is not a field that is known here.`,
    hint: isOwn ? 'Fields of your own are declared under `extensions:` in directory.yaml.' : hint,
    ...(field && { field }),
  }
}
