import fg from 'fast-glob'
import { expect, it } from 'vitest'

/*
 * What is known of the slips of people grows by cases that somebody has seen in the files of a publisher. Who adds a file writes
 * such a case into test/mistakes, and the new number here.
 */
it.each([
  ['slips', 55],
  ['hints', 87],
])('has no more %s than cases seen in the wild have asked for', (folder, known) => {
  const files = fg.sync(`src/record/{yaml/,}${folder}/**/*.ts`)
  expect(files.length).toBeGreaterThan(0)
  expect(files.length).toBeLessThanOrEqual(known)
})
