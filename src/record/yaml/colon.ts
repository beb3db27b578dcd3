import { entities, fieldsOf, type EntityName } from '../../hsds/entities.ts'
import { quote } from '../../text/quote.ts'
import { type Explained, type LibraryError, told } from './error.ts'
import { type TextProblem, syntax } from './problem.ts'

/** A line without a colon, or with something else in its place. */
export function noColon(error: LibraryError): Explained {
  const { line, rest, before } = error
  const field = firstOf(before, line)
  const [, entry] = /^\s*- (\S.*)$/.exec(line.trimEnd()) ?? []
  if (field && entry && fieldBelow(line, rest))
    return told(
      'Other fields of this entry follow, so its first line needs the name of a field as well.',
      `Write ${quote(`- ${field}: ${entry}`)}.`,
    )
  const inText = colonInText(error)
  if (inText) return inText
  const [, dash = '', text = ''] = /^\s*(- )?(.*)$/.exec(line.trimEnd()) ?? []
  const problem = gluedColon(text, dash)
  if (problem) return { problem }
  return told(
    'This line has no colon with a space after it.',
    'A field is written `name: value`. If this is a text that goes on from the line above, put two spaces before it.',
  )
}

/** A text of several lines, the last of which holds a colon, below a field that can only be a text. */
function colonInText({ rest, before, offset }: LibraryError): Explained | undefined {
  const [, owner = ''] = /(?:^|\n) *(?:- +)*([a-z_]+): *\r?\n\s*$/.exec(before) ?? []
  const colon = rest.search(/:(?:\s|$)/)
  const lineStart = rest.lastIndexOf('\n', colon) + 1
  if (!isTextField(owner) || lineStart === 0) return undefined
  const line = rest.slice(lineStart, colon)
  const name = line.trim()
  const isField = /^[a-z_]+$/.test(name)
  return {
    problem: syntax(
      `The colon makes a field of this line, which stands in the text below \`${owner}:\`.`,
      `${isField ? `If ${quote(name)} is a field, let it start in the same column as \`${owner}:\`. If not, write` : 'Write'} \`>-\` behind \`${owner}:\`, so that all that stands below it is one text.`,
    ),
    offset: offset + lineStart + line.length - line.trimStart().length,
  }
}

/** Whether a field of this name holds words, which may go on over several lines. */
const isTextField = (name: string): boolean =>
  Object.keys(entities).some((entity) => {
    const { type, format, values, links } = fieldsOf(entity as EntityName)[name] ?? {}
    return type === 'string' && !format && !values && !links
  })

/** The name of a field, the sign behind it, and a value that touches that, or any value behind an equals sign. */
const GLUED = /^(["']?)([A-Za-z_]+)\1(:| ?= ?)(?!\/\/)(\S.*)$/s

/** A text that was meant as a field and its value, as `amount:2` and `amount = 2` were, and as it should be. */
export function separated(text: string): { name: string; sign: string; field: string } | undefined {
  const [, , name, sign = '', value = ''] = GLUED.exec(text) ?? []
  return name === undefined ? undefined : { name, sign, field: `${name}: ${value}` }
}

/** What is said of such a text, and of the dash before it. */
export function gluedColon(text: string, dash = ''): TextProblem | undefined {
  const { sign, field } = separated(text) ?? {}
  if (field === undefined) return undefined
  return syntax(
    sign === ':'
      ? 'There is no space after this colon.'
      : 'There is an equals sign where a colon belongs.',
    `Write ${quote(`${dash}${field}`)}.`,
  )
}

/** Lists whose entries can be a text alone, each with the field that this text is. */
const TEXT_OF: ReadonlyMap<string, string> = new Map([
  ['locations', 'location'],
  ['phones', 'number'],
  ['service_areas', 'name'],
  ['contacts', 'name'],
  ['languages', 'name'],
])

/** The field that the text of an entry stands for, by the list above it that the entry is in. */
function firstOf(before: string, line: string): string | undefined {
  const indent = line.length - line.trimStart().length
  const above = before.split('\n').slice(0, -1).reverse()
  const owner = above.find((text) => /^ *[a-z_]+: *\r?$/.test(text) && start(text) <= indent)
  return TEXT_OF.get(owner?.trim().replace(':', '') ?? '')
}

const start = (text: string) => text.length - text.trimStart().length

/** Whether the line below starts further in than the dash of this one, and is a field. */
function fieldBelow(line: string, rest: string): boolean {
  const [, below = ''] = rest.split('\n')
  return /^\s*[a-z_]+:(?:\s|$)/.test(below) && start(below) > start(line)
}
