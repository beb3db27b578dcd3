import type { Checked } from '../languages.ts'

/** The Welsh sentences that a reader of Welsh has checked, with what `npx osd words cy` shows beside each. */
export const CHECKED: Checked = {}
