import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { osd } from '../run.ts'

const PROGRAM = fileURLToPath(new URL('../../../src/osd.mjs', import.meta.url))

let cwd = ''
const path = (file: string) => join(cwd, 'content', file)
const read = (file: string) => readFileSync(path(file), 'utf8')
const write = (file: string, text: string) => {
  mkdirSync(dirname(path(file)), { recursive: true })
  writeFileSync(path(file), text)
}
const run = (...args: string[]) => osd(args, { cwd })
const uuid = (n: number) => `a1000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Answers questions as they would be typed, all at once. */
async function answer(...lines: readonly string[]) {
  const child = spawn(process.execPath, [PROGRAM, 'match'], { cwd })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  const [status] = await once(child, 'close')
  return { status: status as number, stdout, stderr }
}

interface Pair {
  readonly kind: string
  readonly a: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly source: string | null
  }
  readonly b: Pair['a']
  readonly verdict: string
  readonly why: string
}
async function listed(): Promise<readonly Pair[]> {
  const { status, stdout } = await run('match', '--list', '--json')
  expect(status).toBe(0)
  return (JSON.parse(stdout) as { pairs: readonly Pair[] }).pairs
}
const slugs = async () => (await listed()).map(({ a, b }) => [a.slug, b.slug].sort().join(' '))
const answers = () =>
  (parse(read('matches.yaml')) as { matches: Record<string, string>[] }).matches.map(
    ({ id, other, answer: said }) => `${id!.slice(-2)} ${other!.slice(-2)} ${said}`,
  )

const organization = (n: number, slug: string, name: string, more = '') =>
  write(
    `organizations/${slug}.yaml`,
    `id: ${uuid(n)}\nname: ${name}\ndescription: A group.\n${more}`,
  )
const PHONE = (last: number) => `phones: [0117 496 01${last}]\n`
const WEB = (host: string) => `website: https://${host}.example.org/\n`

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'osd-match-'))
  write('directory.yaml', `title: A town\nnamespace: ${uuid(99)}\n`)
  organization(1, 'otters', 'Marsh Otters', PHONE(11) + WEB('otters'))
  organization(2, 'the-otters', 'The Marsh Otters CIO', PHONE(11) + WEB('otters'))
  organization(3, 'quilters', 'Saltwick Quilters Benevolent Guild')
  organization(4, 'guild', 'Saltwick Quilters Benevolent Guild Ltd', PHONE(12))
  organization(5, 'ropewalk', 'Ropewalk Weavers', PHONE(13) + WEB('ropewalk'))
  organization(6, 'ropewalk-studio', 'Ropewalk Weavers Studio', PHONE(13))
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

describe('osd match --list', () => {
  it('has every pair with its reason, the surest first, and the source that brought each', async () => {
    write('sources/partner/t.yaml', `"${uuid(2)}": organization the-otters name=abcdefgh\n`)
    const [first, ...others] = await listed()
    expect(first).toEqual({
      kind: 'organization',
      a: { id: uuid(1), slug: 'otters', name: 'Marsh Otters', source: null },
      b: { id: uuid(2), slug: 'the-otters', name: 'The Marsh Otters CIO', source: 'partner' },
      verdict: 'same',
      why: 'the same name, the same telephone number and the same web site',
    })
    expect(others.map(({ verdict }) => verdict)).toEqual(['same', 'ask'])
    expect((await run('match', '--list')).stdout).toContain(
      'same  organization  otters  the-otters: the same name',
    )
  })

  it('names no draft, nothing private and no confidential place', async () => {
    organization(
      2,
      'the-otters',
      'The Marsh Otters CIO',
      `draft: true\n${PHONE(11)}${WEB('otters')}`,
    )
    organization(6, 'ropewalk-studio', 'Weaving', `private: { phones: [0117 496 0113] }\n`)
    for (const [n, confidential] of [
      [7, true],
      [8, false],
    ])
      write(
        `locations/refuge-${n}.yaml`,
        `id: ${uuid(n as number)}\nname: Harbour Refuge\nconfidential: ${confidential}\nlocation_type: physical\naddresses:\n  - { address_1: 12 Mill Lane, city: Saltwick, postal_code: BS3 1JA, country: GB, address_type: physical }\n`,
      )
    expect(await slugs()).toEqual(['guild quilters'])
    const { stdout, stderr } = await answer('')
    for (const secret of ['otters', '0117 496 0113', 'Refuge', 'Mill Lane'])
      expect(stdout + stderr).not.toContain(secret)
  })
})

describe('osd match', () => {
  it('writes each answer at once, and can be stopped and taken up', async () => {
    const first = await answer('s', '', 'q')
    expect(first).toMatchObject({ status: 0 })
    expect(first.stderr).toContain('name             Marsh Otters')
    expect(first.stderr).toContain('osd merge the-otters into otters')
    expect(first.stderr).toContain('1 answer written to matches.yaml.')
    expect(answers()).toEqual(['01 02 same'])
    expect(await slugs()).toEqual(
      expect.arrayContaining(['guild quilters', 'ropewalk ropewalk-studio']),
    )
    const text = read('matches.yaml')
    // A word that is no answer asks again.
    await answer('perhaps', 'd')
    expect(answers()).toHaveLength(2)
    expect(read('matches.yaml')).toContain(text.split('\n').find((line) => line.includes('same'))!)
    await answer('d')
    expect(await listed()).toEqual([])
    expect((await answer()).stderr).toContain('No records look alike.')
    expect(await run('check')).toMatchObject({ status: 0 })
  })

  it('stops where the input ends, and writes no file without an answer', async () => {
    expect(await answer()).toMatchObject({ status: 0 })
    expect(existsSync(path('matches.yaml'))).toBe(false)
  })

  it('changes no record, whatever is answered', async () => {
    const before = read('organizations/otters.yaml') + read('organizations/the-otters.yaml')
    await answer('s', '1', '2')
    expect(answers()).toHaveLength(3)
    expect(read('organizations/otters.yaml') + read('organizations/the-otters.yaml')).toBe(before)
  })

  it('says which one is the part, and how to write that down', async () => {
    const pairs = await listed()
    const { stderr } = await answer('2', '1', 'd')
    const [one, other] = pairs
    expect(answers()).toEqual(
      expect.arrayContaining([
        `${one!.b.id.slice(-2)} ${one!.a.id.slice(-2)} part of`,
        `${other!.a.id.slice(-2)} ${other!.b.id.slice(-2)} part of`,
      ]),
    )
    expect(stderr).toContain(
      `write \`parent_organization: ${one!.a.slug}\` in organizations/${one!.b.slug}.yaml`,
    )
  })
})

describe('an answer', () => {
  beforeEach(async () => {
    await answer('d', 'd', 'd')
    expect(await listed()).toEqual([])
  })

  it('holds after a record is renamed, and after one is merged into another', async () => {
    await run('rename', 'otters', 'marsh-otters')
    expect(await listed()).toEqual([])
    organization(7, 'marsh', 'Marsh Group')
    await run('merge', 'the-otters', 'into', 'marsh')
    expect(await slugs()).not.toContain('marsh marsh-otters')
  })

  it('holds when only one of the two has something new', async () => {
    organization(
      1,
      'otters',
      'Marsh Otters',
      `${PHONE(11)}email: a@otters.example.org\n${WEB('otters')}`,
    )
    expect(await listed()).toEqual([])
  })

  it('is asked for again when both have something new in common, and another one then replaces it', async () => {
    const more = `${WEB('otters')}email: a@otters.example.org\n${PHONE(11)}`
    organization(1, 'otters', 'Marsh Otters', more)
    organization(2, 'the-otters', 'The Marsh Otters CIO', more)
    expect(await slugs()).toEqual(['otters the-otters'])
    await answer('s')
    expect(answers().filter((line) => line.startsWith('01 02'))).toEqual(['01 02 same'])
  })

  it('keeps two apart that a third is the same as', async () => {
    organization(7, 'marsh-otters', 'Marsh Otters', PHONE(11) + WEB('otters'))
    const found = await listed()
    const joined = found
      .filter(({ verdict }) => verdict === 'same')
      .map(({ a, b }) => [a.slug, b.slug].sort().join(' '))
    expect(joined.length).toBeLessThan(2)
    expect(await slugs()).not.toContain('otters the-otters')
  })
})
