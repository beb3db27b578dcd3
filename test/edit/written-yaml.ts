import type { Path } from '../../src/diagnostics/diagnostic.ts'
import { type Random, createRandom } from '../search/random.ts'

/** A YAML text as people write it, with the offsets of its parts. */
export interface WrittenYaml {
  readonly text: string
  readonly scalars: readonly {
    path: Path
    start: number
    end: number
    /** An empty value: the span is the space after the colon or the dash. */
    isBlank: boolean
    isBlock: boolean
  }[]
  readonly maps: readonly { path: Path; keys: readonly string[] }[]
  readonly comments: readonly string[]
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] }

const PLAIN = ['a', 'two words', '10:00', '0117 496 0123', 'no', 'it’s', 'x#y', 'a: b'.slice(0, 1)]
const QUOTED = ['', ' both ', 'a: b', '# no comment', '[x]', 'null', '- a', 'don`t', 'é', 'a, b']
const VALUES = [
  ...PLAIN,
  ...QUOTED,
  '~',
  'true',
  "it's",
  'say "so"',
  'x: ',
  ' #',
  'a #b',
  '*x',
  '&x',
  '!x',
  '%x',
  '@x',
  '`x`',
  '?',
  '? a',
  '-',
  '{',
  '}',
  ',',
  ':',
  ':a',
  'a:',
  '\\',
  'tab\there',
  'two\nlines',
  'end\n',
  '\n',
  '\r\n',
  'a\u2028b',
  '\u0085',
  '\uFEFF',
  '🍲 soup',
  '---',
  '...',
  '>',
  '|',
  '| x',
  '=',
  '<<',
  '2026-10-01',
  "'",
  '"',
  'a\n\nb\n',
  '\u0000',
]

/** A value that breaks naive writers. */
export const anyValue = (random: Random): string =>
  random.chance(0.2)
    ? [random.pick(VALUES), random.pick(VALUES)].join(random.pick(['', ' ', ': ', '\n', ', ']))
    : random.pick(VALUES)

/** Writes random YAML: block and flow collections, every quotation style, comments everywhere. */
export function writeYaml(seed: number): WrittenYaml {
  const random = createRandom(String(seed))
  const eol = random.chance(0.3) ? '\r\n' : '\n'
  const result: Mutable<WrittenYaml> = { text: '', scalars: [], maps: [], comments: [] }
  const put = (text: string) => void (result.text += text)
  const comment = () => {
    const text = `# ${random.pick(['note', 'tab\there', 'name: x', "it's", '"'])} ${result.comments.length}`
    result.comments.push(text)
    return text
  }
  /** Ends a line, with random comments and blank lines. */
  function endLine(indent: number) {
    if (random.chance(0.25)) put(`${random.pick([' ', '   ', '\t'])}${comment()}`)
    else if (random.chance(0.1)) put('  ')
    put(eol)
    while (random.chance(0.15))
      put(
        random.chance(0.5)
          ? eol
          : `${' '.repeat(random.pick([indent, 0, indent + 2]))}${comment()}${eol}`,
      )
  }
  function scalar(path: Path, indent: number, inFlow: boolean): boolean {
    const start = result.text.length
    const style = random.pick(['plain', 'plain', 'single', 'double', 'blank', 'block', 'long'])
    if (style === 'block' && !inFlow) {
      put(random.pick(['|', '>', '|-', '>-', '>+', '|+']))
      if (random.chance(0.3)) put(` ${comment()}`)
      put(eol)
      const deeper = ' '.repeat(indent + random.pick([2, 4]))
      for (let line = 0; line < random.pick([1, 2, 3]); line++)
        put(`${deeper}${random.pick(['some text', '# no comment', 'a: b', "it's"])}${eol}`)
      result.scalars.push({ path, start, end: result.text.length, isBlank: false, isBlock: true })
      return true
    }
    if (style === 'single') put(`'${random.pick(QUOTED).replaceAll("'", "''")}'`)
    else if (style === 'double') put(JSON.stringify(random.pick(QUOTED)))
    else if (style === 'long' && !inFlow) put(`some words${eol}${' '.repeat(indent + 2)}and more`)
    else if (style !== 'blank' || inFlow) put(random.pick(PLAIN))
    const isBlank = result.text.length === start
    const from = isBlank ? result.text.trimEnd().length : start
    result.scalars.push({ path, start: from, end: result.text.length, isBlank, isBlock: false })
    return false
  }
  function keys() {
    const names = ['name', 'id', 'status', 'phones', 'notes', 'x']
    return names.filter(() => random.chance(0.5)).concat('last')
  }
  function flow(path: Path, depth: number) {
    const isMap = random.chance(0.5)
    const gap = random.pick(['', ' ', ' '])
    const names = random.chance(0.1) ? [] : keys()
    if (isMap) result.maps.push({ path, keys: names })
    put((isMap ? '{' : '[') + gap)
    for (const [i, name] of names.entries()) {
      if (i > 0) put(random.pick([', ', ',  ', `,${eol}${' '.repeat(12)}`]))
      const here = [...path, isMap ? name : i]
      if (isMap) put(`${name}: `)
      if (depth > 0 && random.chance(0.2)) flow(here, depth - 1)
      else scalar(here, 0, true)
    }
    put(gap + (isMap ? '}' : ']'))
  }
  /** Writes a value after `key:` or `-`, and ends its line. */
  function value(path: Path, indent: number, depth: number, after: 'key' | 'dash') {
    const kind = depth > 0 ? random.pick(['scalar', 'scalar', 'map', 'list', 'flow']) : 'scalar'
    if (kind === 'map' && after === 'dash' && random.chance(0.7)) {
      put(' ')
      return map(path, indent + 2, depth - 1, true)
    }
    if (kind === 'map' || kind === 'list') {
      endLine(indent + 2)
      const deeper = indent + (kind === 'list' && after === 'key' ? random.pick([0, 2]) : 2)
      return kind === 'map' ? map(path, deeper, depth - 1) : list(path, deeper, depth - 1)
    }
    put(random.pick([' ', ' ', '  ']))
    if (kind === 'flow') flow(path, 1)
    else if (scalar(path, indent, false)) return
    endLine(indent)
  }
  function map(path: Path, indent: number, depth: number, isInline = false) {
    const names = keys()
    result.maps.push({ path, keys: names })
    for (const [i, name] of names.entries()) {
      if (i > 0 || !isInline) put(' '.repeat(indent))
      put(random.chance(0.1) ? `"${name}":` : `${name}:`)
      value([...path, name], indent, depth, 'key')
    }
  }
  function list(path: Path, indent: number, depth: number) {
    for (let i = 0; i < random.pick([1, 2, 3]); i++) {
      put(`${' '.repeat(indent)}-`)
      value([...path, i], indent, depth, 'dash')
    }
  }
  if (random.chance(0.3)) put(`${comment()}${eol}`)
  if (random.chance(0.1)) put(`---${eol}`)
  map([], 0, random.pick([1, 2, 2, 3]))
  if (random.chance(0.3)) {
    const trimmed = result.text.replace(/(\r?\n)+$/, '')
    const last = result.scalars.at(-1)
    if (!last?.isBlock) result.text = trimmed
  }
  return result
}
