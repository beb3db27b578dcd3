import { badPolygon } from './places/bad-polygon.ts'
import { selfCrossingPolygon } from './places/self-crossing-polygon.ts'
import type { Rule } from './rule.ts'

/** The rules about outlines, which a record can have and no form asks for. */
export const outlineRules: readonly Rule[] = [badPolygon, selfCrossingPolygon]
