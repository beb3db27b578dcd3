import { type PerPage, descriptions } from './descriptions.ts'
import { type ParameterName, cardNameOf, cardOf } from './names.ts'

/** A query parameter as an OpenAPI 3.1 document describes it. */
export function toOpenApi(
  name: ParameterName,
  perPage: PerPage,
): Readonly<Record<string, unknown>> {
  const cardName = cardNameOf(name)
  const { type, limits, description, example } = descriptions[cardName]
  const schema = { type, ...limits?.(perPage) }
  // Examples are of the parameter's type, `20` and not `"20"`, and no larger than its maximum.
  const value = type === 'string' ? example : cardOf(cardName).read(example)
  return {
    name,
    in: 'query',
    required: false,
    description:
      name === cardName
        ? description
        : `Another name for \`${cardName}\`, which wins when both are given.`,
    schema,
    example: typeof value === 'number' ? Math.min(value, schema.maximum ?? value) : value,
  }
}
