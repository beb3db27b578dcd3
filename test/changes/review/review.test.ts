import { expect, it } from 'vitest'
import { formatComment } from '../../../src/changes/review/comment.ts'
import { reviewChange } from '../../../src/changes/review/review.ts'
import { toVersion } from '../../../src/content/version.ts'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { type Files, base, service, sourcesOf } from '../../rules/base.ts'

const checked = (files: Files) => {
  const sources = sourcesOf(files)
  const { linked, diagnostics } = checkContent(sources)
  return { ...toVersion(linked!, sources), diagnostics }
}

it('quotes nothing of a file that cannot be parsed, which anyone can read under a pull request', () => {
  const before = checked({ ...base, 'services/lunch.yaml': service })
  const broken =
    'name: Lunch\nprivate:\n  note: ask Jane #2 at the side door\nalert: "Door code 4711\n'
  const after = checked({
    ...base,
    'services/lunch.yaml': service,
    'services/tea.yaml': broken,
    'services/art.yaml': 'name: Art\nprivate: Ring Jane #2\n',
  })
  const review = reviewChange(before, after, { root: 'content' })
  expect(review.problems).toMatchObject([
    { file: 'content/services/art.yaml', line: 2, code: 'hash-in-value' },
    { file: 'content/services/tea.yaml', line: 4, code: 'yaml-quote' },
  ])
  const said = JSON.stringify(review) + formatComment(review)
  expect(said).toContain('From `…` on, this line is a comment')
  expect(said).not.toMatch(/Jane|side door|4711|#2/)
})
