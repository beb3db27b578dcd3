import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TemporaryFolder, createFolder } from '../api/content.ts'
import { chess, directory, trust } from './content.ts'
import { osd } from './run.ts'

/** Concatenated, so that no scanner takes it for a real key. */
const KEY = `AKIA${'Q7'.repeat(8)}`
/** Private values in lines that have problems. No log may contain them. */
const SECRETS = [
  KEY,
  '07700 900123',
  'jane.smith@',
  '@gmail.com',
  'Sunflower7',
  'under the mat',
  'BS3 4EB',
  '12 Mill Lane',
  '77 Rose Street',
  'BS3 4EC',
  '51.43217',
  'assurer@',
]

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await createFolder()
  await folder.write({
    'content/directory.yaml': directory,
    'content/organizations/trust.yaml': trust,
    'content/locations/refuge.yaml':
      'name: Refuge\nconfidential: true\nlatitude: -2.60813\nlongitude: 51.43217\naddresses:\n  - { address_1: 12 Mill Lane, city: Bristol, state_province: Bristol, postal_code: BS3 4EB }\n',
    'content/locations/shed.yaml':
      'name: Shed\nconfidential: true\naddresses:\n  - { address_1: 77 Rose Street, city: Bristol, state_province: Bristol, postal_code: BS3 4EC, flat: 2 }\n',
    'content/services/chess.yaml': `${chess}alert: 'Text 07700 900123, password: Sunflower7, at BS3 4EB'\nlocations: [refuge]\n`,
    'content/services/key.yaml': `${chess}code: ${KEY}\nemail: jane.smith@gmail.com or\nassurer_email: assurer@x y\n`,
    'content/services/note.yaml': `${chess}private:\n  key: under the mat\n  key: under the mat\n`,
    'content/services/flow.yaml': `${chess}contacts:\n  - { name: J, private: { key: under the mat }, phone: 07700 900123, jane.smith@gmail.com: a }\n`,
    'content/services/long.yaml': `${chess}minimum_age: ${'x'.repeat(50)} ${KEY}\n`,
  })
})
afterAll(() => folder.remove())

describe('osd check', () => {
  it.each([
    ['text', { CI: 'true' }],
    ['json', {}],
    ['sarif', {}],
    ['github', { GITHUB_ACTIONS: 'true' }],
  ] as const)(
    'prints nothing private where anyone may read it, in the format %s',
    async (format, env) => {
      const summary = join(folder.path, `summary-${format}.md`)
      const { stdout, stderr, status } = await osd(['check', '--format', format], {
        cwd: folder.path,
        env: { ...env, GITHUB_STEP_SUMMARY: summary },
      })
      expect(status).toBe(1)
      for (const code of [
        'secret-key',
        'wrong-format',
        'published-password',
        'mobile-number',
        'confidential-address',
        'duplicate-key',
        'unknown-field',
        'coordinates-swapped',
      ])
        expect(stdout).toContain(code)
      const outputs = [stdout, stderr]
      if (format === 'github') outputs.push(await readFile(summary, 'utf8'))
      for (const secret of SECRETS) for (const text of outputs) expect(text).not.toContain(secret)
      expect(stdout).toContain('07••• ••••23')
    },
  )

  it('shows who sits at the terminal the line, redacted where the parser knows what is private', async () => {
    const { stdout } = await osd(['check'], { cwd: folder.path })
    // The same field twice: this file cannot be parsed.
    expect(stdout).toContain('7 |   key: under the mat\n')
    expect(stdout).toContain('{ name: J, private: • •••• ••••• ••• ••• •, phone: 07••• ••••23')
    expect(stdout).toContain('3 | latitude: ••••••••\n')
    for (const secret of SECRETS.filter((one) => one !== 'under the mat'))
      expect(stdout).not.toContain(secret)
  })

  it('shows no line in a log that anyone may read', async () => {
    const { stdout } = await osd(['check'], { cwd: folder.path, env: { CI: 'true' } })
    expect(stdout).toContain('content/services/note.yaml:7:3  error  duplicate-key\n')
    expect(stdout).toContain('`…` is here twice: in line 6 and in this line.')
    expect(stdout).not.toMatch(/^ +\d+ \|/m)
  })
})

describe('osd build', () => {
  it('prints nothing private into the log of a build', async () => {
    const env = { CI: 'true', NETLIFY: 'true' }
    const { status, stdout, stderr } = await osd(['build'], { cwd: folder.path, env })
    expect(status).toBe(1)
    for (const secret of SECRETS) expect(stdout + stderr).not.toContain(secret)
  })
})
