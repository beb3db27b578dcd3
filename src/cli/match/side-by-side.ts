import { stringify } from 'yaml'
import type { ContentRecord } from '../../record/schema/written.ts'
import { withoutControlCharacters } from '../../text/control-characters.ts'

/** In characters. */
const WIDTH = 38
const LABEL = 16

/** Fields that say nothing about whether two records are the same. */
const LEFT_OUT = ['id', 'last_modified', 'assured_date', 'assurer_email']

/** Two records beside each other, a field a line: `=` stands between values that are the same. */
export function sideBySide(
  a: ContentRecord | undefined,
  b: ContentRecord | undefined,
  heads: readonly [string, string],
): readonly string[] {
  const [one, other] = [a, b].map((record) => (record?.value ?? {}) as Record<string, unknown>)
  const fields = [...new Set([...Object.keys(one!), ...Object.keys(other!)])].filter(
    (field) => !LEFT_OUT.includes(field),
  )
  return [
    lineOf('', heads, ' '),
    ...fields.map((field) => {
      const texts = [textOf(one![field]), textOf(other![field])] as const
      return lineOf(field, texts, texts[0] === texts[1] ? '=' : ' ')
    }),
  ]
}

const textOf = (value: unknown): string =>
  value === undefined
    ? ''
    : typeof value === 'object'
      ? stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim()
      : String(value)

const lineOf = (label: string, [one, other]: readonly [string, string], sign: string) =>
  `${cut(label, LABEL)} ${cut(one, WIDTH)} ${sign} ${cut(other, WIDTH)}`.trimEnd()

function cut(text: string, width: number): string {
  const plain = withoutControlCharacters(text)
  return (plain.length > width ? `${plain.slice(0, width - 1)}…` : plain).padEnd(width)
}
