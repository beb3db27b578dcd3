import { quote } from '../../../../text/quote.ts'
import { type Finding, syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'
import { wantsColon } from './wants-colon.ts'

/** A colon that touches its value, or an equals sign in its place. */
export const colonWithoutSpace: Slip<SyntaxFault> = {
  example: { text: 'name: Choir\nstatus:active\n', at: '2:1' },
  find: (fault) => {
    if (!wantsColon(fault)) return undefined
    const [, dash, text = ''] = /^\s*(- )?(\S.*|)$/.exec(fault.line.trimEnd()) ?? []
    return findColonWithoutSpace(text, fault.offset, dash)
  },
}

/** The same in any text; the hint shows the dash as well. */
export function findColonWithoutSpace(
  text: string,
  offset: number,
  dash = '',
): Finding | undefined {
  const { separator, field } = splitField(text) ?? {}
  if (field === undefined) return undefined
  return syntaxAt(
    offset,
    separator === ':'
      ? 'There is no space after this colon.'
      : 'There is an equals sign instead of a colon.',
    `Write ${quote(`${dash}${field}`)}.`,
  )
}

/** A name, then a colon that touches a value, or an equals sign and any value. */
const FIELD = /^(["']?)([A-Za-z_]+)\1(:| ?= ?)(?!\/\/)(\S.*)$/s

/** Reads `amount:2` and `amount = 2` as the field that was meant, `amount: 2`. */
export function splitField(
  text: string,
): { name: string; separator: string; field: string } | undefined {
  const [, , name, separator = '', value = ''] = FIELD.exec(text) ?? []
  return name === undefined ? undefined : { name, separator, field: `${name}: ${value}` }
}
