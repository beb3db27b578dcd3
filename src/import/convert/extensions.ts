import { extensionField } from '../model/extension-field.ts'
import { type Item, valuesOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { type DraftRecord, compact } from './draft.ts'
import { draftText } from './value.ts'

/** The values of fields that the directory has declared as its own; undefined when there are none. */
export function extensionsOf(item: Item, { extensions }: ConvertContext): DraftRecord | undefined {
  const made = compact(
    Object.fromEntries(
      Object.entries(extensions).map(([namespace, fields]) => {
        const own = compact(
          Object.fromEntries(
            Object.keys(fields).map((name) => [
              name,
              draftText(valuesOf(item, extensionField(`${namespace}_${name}`))),
            ]),
          ),
        )
        return [namespace, Object.keys(own).length > 0 ? own : undefined]
      }),
    ),
  )
  return Object.keys(made).length > 0 ? made : undefined
}
