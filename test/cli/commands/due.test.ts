import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TemporaryFolder, createFolder } from '../../api/content.ts'
import { chess, directory, trust } from '../content.ts'
import { osd } from '../run.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await createFolder()
  await folder.write({
    'content/directory.yaml': `${directory}publish: { due: 2 }\nnotice: { text: Bring a torch., until: 2027-01-12 }\n`,
    'content/organizations/trust.yaml': trust,
    'content/services/chess.yaml': `${chess.replace('status: active', 'status: temporarily closed')}reopens: 2027-01-11\n`,
    'content/services/camp.yaml': `${chess.replace(/name: .*/, 'name: Camp')}visible_from: 2027-01-05\nvisible_until: 2027-01-20\nalert: Bring a coat.\nalert_until: 2027-01-10\n`,
    'content/services/old.yaml': `${chess.replace(/name: .*/, 'name: Old')}draft: true\nvisible_from: 2027-01-06\n`,
  })
})
afterAll(() => folder.remove())

const due = async (...args: string[]) => {
  const { status, stdout, stderr } = await osd(['due', ...args], { cwd: folder.path })
  return { status, lines: stdout.split('\n').filter(Boolean), stderr }
}

describe('osd due', () => {
  it('lists what has come after the last build, in order, and no draft', async () => {
    expect(await due('--since', '2027-01-05', '--now', '2027-01-21')).toMatchObject({
      status: 0,
      lines: [
        '2027-01-11  services/camp.yaml: The alert of Camp ends.',
        expect.stringMatching(/^2027-01-11 {2}services\/chess.yaml: .* opens again\.$/),
        '2027-01-13  directory.yaml: The notice of the directory ends.',
        '2027-01-21  services/camp.yaml: Camp closes.',
      ],
    })
  })

  it('lists nothing that a build has shown already, and nothing that is still to come', async () => {
    const { lines, stderr } = await due('--since', '2027-01-13', '--now', '2027-01-20')
    expect(lines).toEqual([])
    expect(stderr).toContain('Nothing has fallen due since 2027-01-13.')
  })

  it('leaves the rest to the next publication after the allowed number', async () => {
    const args = ['--since', '2027-01-04', '--now', '2027-01-05', '--published']
    expect((await due(...args, '1')).lines).toEqual([
      '2027-01-05  services/camp.yaml: Camp appears.',
    ])
    const { lines, stderr } = await due(...args, '2')
    expect(lines).toEqual([])
    expect(stderr).toContain('Camp appears.')
    expect(stderr).toContain('waits for the next publication')
  })

  it.each([[[]], [['--since', 'soon']], [['--since', '2027-01-01', '--published', 'x']]])(
    'refuses %j',
    async (args) => {
      expect((await due(...args)).status).toBe(2)
    },
  )
})
