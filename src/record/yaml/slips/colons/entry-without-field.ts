import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import { indentOf } from '../../line.ts'
import type { Slip, SyntaxFault } from '../slip.ts'
import { wantsColon } from './wants-colon.ts'

/** An entry that starts with a text alone, and has fields below that. */
export const entryWithoutField: Slip<SyntaxFault> = {
  example: { text: 'locations:\n  - library\n    hours: [Tue 10:00-12:00]\n', at: '2:5' },
  find: (fault) => {
    const { line, rest, before, offset } = fault
    if (!wantsColon(fault)) return undefined
    const field = fieldOfList(before, line)
    const [, entry] = /^\s*- (\S.*)$/.exec(line.trimEnd()) ?? []
    if (!field || !entry || !hasFieldBelow(line, rest)) return undefined
    return syntaxAt(
      offset,
      'This entry has more fields below, so its first line needs the name of a field too.',
      `Write ${quote(`- ${field}: ${entry}`)}.`,
    )
  },
}

/** The lists whose entries can be a text alone, and the field that this text stands for. */
const TEXT_FIELDS: ReadonlyMap<string, string> = new Map([
  ['locations', 'location'],
  ['phones', 'number'],
  ['service_areas', 'name'],
  ['contacts', 'name'],
  ['languages', 'name'],
  ['addresses', 'address_1'],
  ['cost_options', 'option'],
  ['organization_identifiers', 'identifier'],
])

/** The field that the text of an entry stands for, by the list that is open above it. */
function fieldOfList(before: string, line: string): string | undefined {
  const above = before.split('\n').slice(0, -1).reverse()
  const owner = above.find(
    (text) => /^ *[a-z_]+: *\r?$/.test(text) && indentOf(text) <= indentOf(line),
  )
  return TEXT_FIELDS.get(owner?.trim().replace(':', '') ?? '')
}

/** Whether the next line is a field, and is indented further than this one. */
function hasFieldBelow(line: string, rest: string): boolean {
  const [, below = ''] = rest.split('\n')
  return /^\s*[a-z_]+:(?:\s|$)/.test(below) && indentOf(below) > indentOf(line)
}
