import type { Schema } from '../../schema/schema.ts'
import { sample } from './sample.ts'
import { scalar } from './scalar.ts'

/** How to write a list of names, where each name needs fields of its own. */
export function writeNamed(name: string, each: Schema, names: readonly string[]): string {
  const fields = (each.required ?? []).map((field) => `${field}: ${sample(each, field) ?? '…'}`)
  const inside = fields.join(', ') || '…'
  const entries = names.map((one) => `${scalar(one)}: { ${inside} }`)
  return `Say what each one is: \`${name}: { ${entries.join(', ')} }\`.`
}
