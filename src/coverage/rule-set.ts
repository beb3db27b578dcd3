import type { RuleSetTable } from './format/area-index.ts'
import type { IndexFile } from './format/index-file.ts'
import { encodeRules } from './format/rule-table.ts'
import type { Rule } from './format/coverage-rule.ts'
import { landsOfRule } from './rule-lands.ts'

/** Numbers rules and sets of rules in the order in which they come, each different one once. */
export interface RuleSets {
  readonly numberOf: (rule: Rule) => number
  /** The number of a set of rules; 0 for the empty set. */
  readonly setOf: (rules: readonly number[]) => number
  /** The number of the set that covers what any of these sets covers. The empty set covers everything. */
  readonly unionOf: (sets: readonly number[]) => number
  /** The rules and sets so far, and the files of polygons. */
  readonly encode: () => RuleSetTable & {
    readonly files: readonly IndexFile[]
  }
}

/** Starts with no rules and the empty set. */
export function createRuleSets(): RuleSets {
  const rules = new Map<string, Rule>()
  const numbers = new Map<string, number>()
  const sets: (readonly number[])[] = [[]]
  const setNumbers = new Map<string, number>([['', 0]])
  function setOf(members: readonly number[]): number {
    const set = [...new Set(members)].sort((a, b) => a - b)
    const key = set.join()
    const known = setNumbers.get(key)
    if (known !== undefined) return known
    setNumbers.set(key, sets.length)
    return sets.push(set) - 1
  }
  return {
    numberOf(rule) {
      const key = JSON.stringify(rule)
      const number = numbers.get(key) ?? rules.size
      rules.set(key, rule)
      numbers.set(key, number)
      return number
    },
    setOf,
    unionOf: (numbers) =>
      numbers.includes(0) ? 0 : setOf(numbers.flatMap((number) => sets[number]!)),
    encode: () => ({ ...encodeRules([...rules.values()], landsOfRule), ...encodeSets(sets) }),
  }
}

function encodeSets(sets: readonly (readonly number[])[]) {
  const starts = new Uint32Array(sets.length + 1)
  for (const [number, members] of sets.entries())
    starts[number + 1] = (starts[number] ?? 0) + members.length
  return { starts, numbers: Uint32Array.from(sets.flat()) }
}
