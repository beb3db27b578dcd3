import { type EntityName, entities, fieldsOf } from '../../hsds/entities.ts'

/** Whether a field of this name holds free text, which may have several lines. */
export const isProse = (name: string): boolean =>
  Object.keys(entities).some((entity) => {
    const { type, format, values, links } = fieldsOf(entity as EntityName)[name] ?? {}
    return type === 'string' && !format && !values && !links
  })
