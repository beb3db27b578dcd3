import type { Fault } from '../patch.ts'
import { answers } from './answers.ts'
import { lists } from './lists.ts'
import { parameters } from './parameters.ts'
import { records } from './records.ts'

/** Every faulty feed. Each is the healthy feed with one change. */
export const faults: readonly Fault[] = [...answers, ...lists, ...records, ...parameters]
