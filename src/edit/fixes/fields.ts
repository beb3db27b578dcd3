import { type Node, type Pair, type Scalar, isMap, isScalar, isSeq } from 'yaml'
import type { Path } from '../../diagnostics/diagnostic.ts'
import { type Schema, entityOf } from '../../record/schema/schema.ts'

/** One text value of a record, in a field that the schema knows. */
export interface Field {
  readonly node: Scalar
  readonly path: Path
  /** The HSDS entity of the field, and the name of the field in it. */
  readonly entity: string | undefined
  readonly field: string
  readonly schema: Schema
  /** The mapping or list that holds the value. */
  readonly parent: Node
}

/** One mapping of a record. */
export interface Mapping {
  readonly map: { readonly items: readonly Pair[] } & Node
  readonly path: Path
  readonly entity: string | undefined
}

export interface Visitor {
  readonly field?: (field: Field) => void
  readonly mapping?: (mapping: Mapping) => void
}

type Position = Pick<Field, 'path' | 'entity' | 'field' | 'parent'>

/**
 * Visits the syntax tree of a record by its schema. (directory/walk.ts visits typed values, which have no offsets in the
 * text.) It skips unknown fields, `private:`, and anchors, because a change there would change every alias.
 */
export function visitFields(
  root: Node,
  schema: Schema,
  { resolve, ...visitor }: Visitor & { resolve: (ref: string) => Schema },
): void {
  visit(root, schema, { path: [], entity: undefined, field: '', parent: root })

  function visit(node: Node, declared: Schema, at: Position): void {
    if ('anchor' in node && node.anchor) return
    const schema = schemaFor(node, declared)
    if (isScalar(node)) return visitScalar(node, schema, at)
    if (isSeq(node) && schema.items)
      for (const [i, item] of (node.items as Node[]).entries())
        visit(item, schema.items, { ...at, path: [...at.path, i], parent: node })
    if (isMap(node)) visitMap(node as never, schema, at)
  }

  /** Resolves references and conditions of a schema for one node. */
  function schemaFor(node: Node, schema: Schema): Schema {
    if (schema.$ref) return schemaFor(node, resolve(schema.$ref))
    if (schema.if) return schemaFor(node, (isScalar(node) ? schema.then : schema.else) ?? {})
    return schema
  }

  function visitScalar(node: Scalar, schema: Schema, at: Position): void {
    const { short } = schema
    const inner = short ? schema.properties?.[short] : undefined
    if (short && inner) return visit(node, inner, { ...at, entity: entityOf(schema), field: short })
    if (typeof node.value === 'string') visitor.field?.({ ...at, node, schema })
  }

  function visitMap(map: Mapping['map'], schema: Schema, { path }: Position): void {
    const entity = entityOf(schema)
    visitor.mapping?.({ map, path, entity })
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
