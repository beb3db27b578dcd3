import { sideBySide } from '../../forms/change/side-by-side.ts'
import type { FormKind } from '../../forms/questions/fields.ts'
import type { ContentRecord } from '../../record/schema/written.ts'
import { withoutControlCharacters } from '../../text/control-characters.ts'

/** In characters. */
const WIDTH = 38
const LABEL = 16

/** Two records beside each other, a field a line: `=` stands between values that are the same. */
export function sideBySideLines(
  a: ContentRecord | undefined,
  b: ContentRecord | undefined,
  heads: readonly [string, string],
): readonly string[] {
  const kind = (a ?? b)?.kind as FormKind
  const records = [{ ...a?.value }, { ...b?.value }] as const
  const fields = kind ? sideBySide(kind, records, (_, reference) => reference) : []
  return [
    lineOf('', heads, ' '),
    ...fields.map(({ field, values: [one, other], isSame }) =>
      lineOf(field, [one.join('; '), other.join('; ')], isSame ? '=' : ' '),
    ),
  ]
}

const lineOf = (label: string, [one, other]: readonly [string, string], sign: string) =>
  `${cut(label, LABEL)} ${cut(one, WIDTH)} ${sign} ${cut(other, WIDTH)}`.trimEnd()

function cut(text: string, width: number): string {
  const plain = withoutControlCharacters(text)
  return (plain.length > width ? `${plain.slice(0, width - 1)}…` : plain).padEnd(width)
}
