import { createCheck } from './check-by.ts'
import { rules } from './rules/rules.ts'

/** Runs every rule on a directory. */
export const checkDirectory = createCheck(rules)
