import { ODD_LINE_END } from '../text/lines.ts'

/**
 * Replaces the value of a block scalar (YAML 1.2, section 8.1) and keeps its header, comment and indentation:
 *
 *     description: >-  # two sentences         header: > or |, a digit and + or -, a comment
 *       A hot meal                             body: the same indentation throughout
 *       and company.
 *
 * Returns undefined if the value cannot be written in this style. `eol` is the line end of the file.
 */
export function writeBlockText(source: string, value: string, eol: string): string | undefined {
  const match = /^([|>])([1-9+-]*)(?![1-9+-])([^\n]*)\n([^]*)$/.exec(source)
  const [, kind, indicators = '', rest = '', body = ''] = match ?? []
  if (!kind || /\d/.test(indicators)) return undefined
  const lines = value.replace(/\n$/, '').split('\n')
  if (ODD_LINE_END.test(value) || lines.some((line) => /^\s|\r/.test(line))) return undefined
  if (lines.at(-1) === '') return undefined
  if (lines[0] === '' || (kind === '>' && lines.includes(''))) return undefined
  const indent = /^([ ]+)\S/m.exec(body)?.[1]
  if (!indent) return undefined
  const written = lines.map((line) => indent + line).join(kind === '>' ? eol + eol : eol)
  const last = body.endsWith('\n') ? eol : ''
  return `${kind}${value.endsWith('\n') ? '' : '-'}${rest.replace(/\r$/, '')}${eol}${written}${last}`
}
