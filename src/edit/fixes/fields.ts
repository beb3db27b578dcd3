import { type Node, type Pair, type Scalar, isMap, isScalar, isSeq } from 'yaml'
import type { Path } from '../../diagnostics/diagnostic.ts'
import { type Schema, entityOf } from '../../record/schema/schema.ts'

/** One value in the text of a record, in a field that the schema knows. */
export interface Field {
  readonly node: Scalar
  readonly path: Path
  /** The entity of the standard that the field belongs to, and its name there. */
  readonly entity: string | undefined
  readonly field: string
  readonly schema: Schema
  /** The mapping or list that the value stands in. */
  readonly parent: Node
}

/** One mapping in the text of a record, with the entity that it writes down. */
export interface Group {
  readonly map: { readonly items: readonly Pair[] } & Node
  readonly path: Path
  readonly entity: string | undefined
}

export interface Visitor {
  readonly field?: (field: Field) => void
  readonly group?: (group: Group) => void
}

type At = Pick<Field, 'path' | 'entity' | 'field' | 'parent'>

/**
 * Goes through a record by its schema: only into fields that are known, never into `private:`, and never into what is
 * repeated elsewhere, for a change there would change more than one value.
 */
export function visitFields(
  root: Node,
  schema: Schema,
  { resolve, ...visitor }: Visitor & { resolve: (ref: string) => Schema },
): void {
  visit(root, schema, { path: [], entity: undefined, field: '', parent: root })

  function visit(node: Node, written: Schema, at: At): void {
    if ('anchor' in node && node.anchor) return
    const schema = settled(node, written)
    if (isScalar(node)) return visitScalar(node, schema, at)
    if (isSeq(node) && schema.items)
      for (const [i, item] of (node.items as Node[]).entries())
        visit(item, schema.items, { ...at, path: [...at.path, i], parent: node })
    if (isMap(node)) visitMap(node as never, schema, at)
  }

  /** The schema that holds for what is written here. */
  function settled(node: Node, schema: Schema): Schema {
    if (schema.$ref) return settled(node, resolve(schema.$ref))
    if (schema.if) return settled(node, (isScalar(node) ? schema.then : schema.else) ?? {})
    return schema
  }

  function visitScalar(node: Scalar, schema: Schema, at: At): void {
    const { short } = schema
    const inner = short ? schema.properties?.[short] : undefined
    if (short && inner) return visit(node, inner, { ...at, entity: entityOf(schema), field: short })
    if (typeof node.value === 'string') visitor.field?.({ ...at, node, schema })
  }

  function visitMap(map: Group['map'], schema: Schema, { path }: At): void {
    const entity = entityOf(schema)
    visitor.group?.({ map, path, entity })
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.value) : ''
      if (name === 'private' || !value) continue
      const own = schema.properties
      const other = schema.additionalProperties
      const field = own && Object.hasOwn(own, name) ? own[name] : typeof other === 'object' && other
      if (field)
        visit(value as Node, field, { path: [...path, name], entity, field: name, parent: map })
    }
  }
}
