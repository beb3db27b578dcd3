import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/*
 * The vocabulary of https://schema.org, read from the types of the package schema-dts: which properties a type has, and what their
 * values may be.
 */

const text = readFileSync(
  createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'),
  'utf8',
)

/** A type: what it inherits from, and its own properties with the names of the types of their values. */
interface Type {
  readonly parents: readonly string[]
  readonly properties: ReadonlyMap<string, readonly string[]>
}

/** The interface `NameBase` has the properties of a type; `NameLeaf` alone is a type without any of its own. */
const types: ReadonlyMap<string, Type> = new Map(
  [
    ...text.matchAll(/^(?:export )?interface (\w+)Leaf extends (\w+Base) \{()/gm),
    ...text.matchAll(/^interface (\w+)Base extends ([^{]*) \{\n([^]*?)^\}/gm),
  ].map(([, name, parents = '', body = '']) => [
    name!,
    {
      parents: [...parents.matchAll(/(\w+)Base/g)].map(([, parent]) => parent!),
      properties: new Map(
        [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^,]*),/gm)].map(
          ([, property, values = '']) => [property!, values.split('|').map((one) => one.trim())],
        ),
      ),
    },
  ]),
)

/** The type and all that it inherits from. */
function lineage(name: string): readonly string[] {
  const { parents = [] } = types.get(name) ?? {}
  return [name, ...parents.flatMap(lineage)]
}

/** Data types of the vocabulary, in all of which a text can be written, and names of things, which are texts here. */
const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'IdReference']
const NUMBERS = ['Number', 'Integer', 'Float', 'Text']

/** What is wrong with data in this vocabulary, one line each. */
export function wrongData(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => wrongData(one, path))
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, '@graph': graph, ...rest } = value as Readonly<Record<string, unknown>>
  if (graph) return wrongData(graph, path)
  const name = String(type)
  if (!types.has(name)) return [`${path}: no type ${name}`]
  const known = new Map(lineage(name).flatMap((one) => [...(types.get(one)?.properties ?? [])]))
  return Object.entries(rest).flatMap(([property, item]) => {
    if (property.startsWith('@')) return []
    const here = `${path}/${name}.${property}`
    const range = known.get(property)
    if (!range) return [`${here}: no property of ${name}`]
    return (Array.isArray(item) ? item : [item]).flatMap((one: unknown) =>
      isIn(one, range) ? wrongData(one, here) : [`${here}: not ${range.join(' or ')}`],
    )
  })
}

function isIn(value: unknown, range: readonly string[]): boolean {
  if (typeof value === 'number') return NUMBERS.some((one) => range.includes(one))
  if (typeof value === 'string')
    return range.some((one) => TEXTS.includes(one) || members(one).includes(value))
  const { '@type': type } = value as { readonly '@type'?: string }
  return type !== undefined && lineage(type).some((one) => range.includes(one))
}

/** The members of an enumeration. */
const members = (name: string): readonly string[] =>
  [
    ...(new RegExp(`^export type ${name} = (.*);`, 'm').exec(text)?.[1] ?? '').matchAll(
      /"([^"]*)"/g,
    ),
  ].map(([, member]) => member!)
