import type { Check } from './settings-check.ts'

/** A directory without a namespace shares one with others, and can derive the same ids as they do. */
export const namespace: Check = function* ({ namespace: own }, file) {
  if (own) return
  yield {
    code: 'no-namespace',
    message:
      'This directory has no `namespace` of its own, so its ids could equal those of another directory.',
    hint: 'Add `namespace:` with a new UUID, and never change it.',
    place: { file, path: [] },
  }
}
