import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyNode, parse } from 'acorn'
import { transformSync } from 'esbuild'

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url))

export interface Pattern {
  /** The file below src. */
  readonly file: string
  readonly source: string
  readonly flags: string
}

/** Every regular expression literal of src, as the parser of JavaScript finds it. */
export function literalsOf(): Pattern[] {
  const names = readdirSync(SOURCES, { recursive: true }) as string[]
  return names
    .filter((name) => name.endsWith('.ts'))
    .flatMap((file) => {
      const { code } = transformSync(readFileSync(`${SOURCES}/${file}`, 'utf8'), { loader: 'ts' })
      const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
      return [...patternsIn(program)].map((regex) => ({ file, ...regex }))
    })
}

function* patternsIn(node: AnyNode): Generator<{ source: string; flags: string }> {
  if (node.type === 'Literal' && node.regex)
    yield { source: node.regex.pattern, flags: node.regex.flags }
  for (const value of Object.values(node).flat())
    if (typeof value?.type === 'string') yield* patternsIn(value)
}
