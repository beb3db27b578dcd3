import type { Raw } from '../../record/yaml/raw.ts'
import { isRawObject } from '../../record/yaml/raw.ts'
import { parseYaml } from '../../record/yaml/parse-yaml.ts'
import { EditError } from '../edit.ts'
import { writeScalar } from '../scalar.ts'

export interface BlockOptions {
  /** The column of the key or the dash that the value follows. */
  readonly column: number
  readonly after: 'key' | 'dash'
  readonly eol: string
}

/** Writes what follows `key:` or `-` in a block collection: nothing, a value on the same line, or lines below. */
export function writeBlock(value: Raw, options: BlockOptions): string {
  if (value === null) return ''
  if (typeof value === 'string') return ` ${writeText(value, options)}`
  const { column, after, eol } = options
  const inner = { column: column + 2, eol }
  const line = eol + ' '.repeat(column + 2)
  if (isRawObject(value)) {
    const fields = Object.entries(value).map(
      ([key, item]) => `${writeKey(key)}:${writeBlock(item, { ...inner, after: 'key' })}`,
    )
    if (fields.length === 0) return ' {}'
    return (after === 'dash' ? ' ' : line) + fields.join(line)
  }
  if (!Array.isArray(value)) throw new EditError('A value must be text, a list or fields.')
  if (isShortList(value)) return ` ${writeFlow(value)}`
  return value.map((item) => `${line}-${writeBlock(item, { ...inner, after: 'dash' })}`).join('')
}

/** Writes a value between brackets or braces. */
export function writeFlow(value: Raw): string {
  if (typeof value === 'string') return writeScalar(value, { inFlow: true })
  if (value === null) throw new EditError('An empty value cannot be written between brackets.')
  if (Array.isArray(value)) return `[${value.map(writeFlow).join(', ')}]`
  if (!isRawObject(value)) throw new EditError('A value must be text, a list or fields.')
  const fields = Object.entries(value).map(([key, item]) => writeFlowField(key, item))
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

export const writeFlowField = (key: string, value: Raw): string =>
  `${writeKey(key)}:${value === null ? '' : ` ${writeFlow(value)}`}`

export const writeKey = (key: string): string => writeScalar(key, { inFlow: true })

/** The longest list of texts that is written on one line, in characters. */
const MAX_LINE = 60

const isShortList = (list: readonly Raw[]): boolean =>
  list.every((item) => typeof item === 'string' && !item.includes('\n')) &&
  list.join(', ').length <= MAX_LINE

/** Text of several lines as a literal block, if it is read back unchanged, and otherwise on one line. */
export function writeText(value: string, { column, eol }: BlockOptions): string {
  const isLiteral = /^[^\s].*\n/.test(value) && !value.endsWith('\n\n')
  if (!isLiteral) return writeScalar(value)
  const lines = value.replace(/\n$/, '').split('\n')
  const indent = ' '.repeat(column + 2)
  const header = value.endsWith('\n') ? '|' : '|-'
  const block = [header, ...lines.map((line) => (line === '' ? '' : indent + line))].join(eol)
  const read = parseYaml('', `${' '.repeat(column)}a: ${block}${eol}`).value
  return isRawObject(read) && read.a === value ? block : writeScalar(value)
}
