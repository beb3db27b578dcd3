import { type Slip, keyOf } from './slip.ts'

/** A field that directory.yaml declares, written outside of `extensions:`. */
export const extensionField: Slip = (issue) => {
  const key = keyOf(issue)
  const namespaces = Object.entries(issue.expected.properties?.extensions?.properties ?? {})
  const [namespace] =
    namespaces.find(([, { properties = {} }]) => Object.hasOwn(properties, key)) ?? []
  if (namespace === undefined) return undefined
  return {
    hint: `It is a field of this directory alone: write \`extensions:\`, below it \`${namespace}:\`, and below that \`${key}: …\`, each two spaces further in.`,
  }
}
