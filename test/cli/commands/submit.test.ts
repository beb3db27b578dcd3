import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TemporaryFolder, createFolder } from '../../api/content.ts'
import { type FakeGitHub, startGitHub } from '../github/fake-github.ts'
import { osd } from '../run.ts'

vi.mock('../../../src/cli/github/pace.ts', () => ({ createPace: () => async () => {} }))

let github: FakeGitHub
let folder: TemporaryFolder
beforeEach(async () => {
  github = await startGitHub()
  folder = await createFolder()
})
afterEach(async () => {
  await github.close()
  await folder.remove()
})

const REVIEW = {
  format: 1,
  problems: [],
  changes: ['Chess: the web address changes.'],
  earlier: [],
}

function submit(report: string, ...args: readonly string[]) {
  writeFileSync(join(folder.path, 'import.md'), report)
  writeFileSync(join(folder.path, 'review.json'), JSON.stringify(REVIEW))
  return osd(['submit', 'import.md', '--branch', 'imports', ...args], {
    cwd: folder.path,
    env: { ...github.env, GITHUB_RUN_ID: '7' },
  })
}

const bodies = () => [...github.pulls.values()].map(({ body }) => body)

describe('osd submit', () => {
  test('opens a pull request into the main branch, with a link to the whole report and the review below', async () => {
    expect(await submit('# Import of `partner`\n', '--review', 'review.json')).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^Pull request \d+ was opened\.\nThe comment/),
    })
    expect([...github.pulls.values()]).toMatchObject([
      { base: 'main', title: 'Import from the sources again', head: { label: 'town:imports' } },
    ])
    expect(bodies()).toEqual([
      '# Import of `partner`\n\nThe whole report is an artifact of [this run](https://github.example/town/directory/actions/runs/7).\n',
    ])
    expect(github.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('Chess: the web address changes.'),
    ])
  })

  test('updates the one that is open, keeps earlier reports below, and leaves those of copies alone', async () => {
    github.pulls.set(3, { state: 'open', head: { sha: 'a', label: 'mallory:imports' }, body: 'Hi' })
    github.pulls.set(4, { state: 'closed', head: { sha: 'b', label: 'town:imports' }, body: 'Old' })
    await submit('# First\n', '--review', 'review.json')
    await submit('# Second\n', '--review', 'review.json')
    expect(github.pulls.size).toBe(3)
    expect(bodies().slice(0, 2)).toEqual(['Hi', 'Old'])
    expect(bodies()[2]).toMatch(/^# Second\n[^]*\n---\n\n# First\n/)
    expect(github.comments).toHaveLength(1)
  })

  test('fits the page of GitHub, whatever the reports have in them', async () => {
    const items = Array.from({ length: 5000 }, (_, i) => `- \`services/club-${i}.yaml\`: ${i}`)
    const report = `# Import\n\n## Gone (5000)\n\n${items.join('\n')}\n\n## Also (1)\n\n- The last word\n`
    await submit(report)
    await submit(report)
    const [body = ''] = bodies()
    expect(body.length).toBeLessThan(65_536)
    expect(body).toContain('- … and 4800 more')
    expect(body).toContain('The last word')
  })

  test('names the setting of the repository when GitHub refuses', async () => {
    github.refused.add('Import from the sources again')
    const { status, stderr } = await submit('# Import\n')
    expect(status).toBe(2)
    expect(stderr).toContain('Allow GitHub Actions to create and approve pull requests')
  })

  test.each([
    [['submit'], 'Name the report'],
    [['submit', 'import.md'], 'Name the report'],
    [['submit', 'none.md', '--branch', 'imports'], 'There is no file `none.md`.'],
  ])('%j is refused', async (args, message) => {
    const { status, stderr } = await osd(args, { cwd: folder.path, env: github.env })
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
  })
})
