import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { osd } from './run.ts'

const PAGE = readFileSync(new URL('../../src/cli/README.md', import.meta.url), 'utf8')
const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))

const sections = new Map(
  PAGE.split('\n### ')
    .slice(1)
    .map((section) => [section.split('\n')[0] as string, section]),
)
const { stdout: overview } = await osd(['--help'])
const commands = [...overview.matchAll(/^  osd ([a-z]+) /gm)].map(([, name]) => name as string)

/** Examples that need a server, GitHub or a file of somebody else. */
const NOT_RUN = [
  'dev',
  'preview',
  'serve',
  'comment',
  'remind',
  'verify',
  'postcodes',
  'import',
  'apply',
]

let cwd = ''
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'osd-readme-'))
  cpSync(CONTENT, join(cwd, 'content'), { recursive: true })
  // The package of the example of `osd init`, which copies it.
  writeFileSync(join(cwd, 'open-service-directory-1.2.0.tgz'), '')
  const git = (...args: string[]) => execFileSync('git', args, { cwd, stdio: 'pipe' })
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '.')
  git('-c', 'user.name=Jo', '-c', 'user.email=jo@example.org', 'commit', '-qm', 'Begin')
})
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

describe('the page about the command line', () => {
  test.each(commands)('explains osd %s and its options', async (command) => {
    expect(PAGE).toContain(`[\`osd ${command}\`](#${command})`)
    const { stdout } = await osd([command, '--help'])
    for (const [option] of stdout.matchAll(/^  --[a-z-]+/gm))
      expect(sections.get(command)).toContain(option.trim())
  })

  test('lists no other command', () => {
    expect([...sections.keys()].sort()).toEqual(commands.toSorted())
  })

  const examples = [...sections].flatMap(([command, section]) => {
    const [, block = ''] = /```bash\n([^]*?)```/.exec(section) ?? []
    const [, output] = /```text\n([^]*?)```/.exec(section) ?? []
    const lines = block.split('\n').filter(Boolean)
    return NOT_RUN.includes(command)
      ? []
      : lines.map((line, i) => ({ line, output: i === lines.length - 1 ? output : undefined }))
  })

  test.each(examples)('has an example that works: $line', async ({ line, output = '' }) => {
    const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
    expect(words.slice(0, 2)).toEqual(['npx', 'osd'])
    // `osd new service` would ask on a terminal.
    const asks = line === 'npx osd new service'
    const { status, stdout, stderr } = await osd(words.slice(2), { cwd })
    expect(status, stderr).toBe(asks ? 2 : 0)
    expect(stdout).toContain(output)
  })
})
