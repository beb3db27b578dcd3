import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT } from '../../../src/package/compile.ts'
import { runs } from '../../runs.ts'
import { run } from '../../generator/publish/osd.ts'
import { SMALL_TOWN } from '../../generator/publish/small-town.ts'
import { describeFirstDay } from './first-day.ts'
import { type Packed, install, packProject } from './packed.ts'
import { describeUpgrade } from './upgrade.ts'

let packed: Packed
let home: string
beforeAll(async () => {
  packed = await packProject()
  home = join(packed.folder, 'a town')
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }')
  await install(home, packed.tarball)
}, 120_000)
afterAll(() => packed?.remove())

const node = (args: readonly string[]) => run(process.execPath, args, { cwd: home })
const osd = (...args: readonly string[]) =>
  node([join(home, 'node_modules/open-service-directory/dist/package/lib/osd.mjs'), ...args])

describe('the package', () => {
  it('is the only one that is installed, and is small', () => {
    const installed = readdirSync(join(home, 'node_modules')).filter(
      (name) => !name.startsWith('.'),
    )
    expect(installed).toEqual(['open-service-directory'])
    expect(statSync(packed.tarball).size).toBeLessThan(3_700_000)
  })

  it('has nothing of the tests and the sources, and no script that runs on installation', async () => {
    const { stdout } = await run('tar', ['tzf', packed.tarball])
    expect(stdout).not.toMatch(/\.test\.|(?<!\.d)\.ts$|node_modules|package-lock/m)
    expect(stdout).toMatch(/\/CHANGELOG\.md$[^]*\/LICENSE$|\/LICENSE$[^]*\/CHANGELOG\.md$/m)
    const manifest = JSON.parse(readFileSync(join(packed.source, 'package.json'), 'utf8'))
    expect(Object.keys(manifest)).not.toContain('scripts')
    expect(Object.keys(manifest)).not.toContain('private')
  })

  it('names the licences of what is bundled', () => {
    const notices = readFileSync(join(packed.source, 'dist/package/NOTICES.txt'), 'utf8')
    for (const name of [
      '@turf/',
      'ajv ',
      'flexsearch ',
      'yaml ',
      'yauzl ',
      'The word lists of SCOWL',
    ])
      expect(notices).toContain(`\n${name}`)
  })

  it('has nothing that publint finds', async () => {
    const { messages } = await publint({ pkgDir: packed.source, strict: true })
    expect(messages).toEqual([])
  })

  it('has types that fit what is imported', async () => {
    const attw = join(PROJECT, 'node_modules/@arethetypeswrong/cli/dist/index.js')
    const { status, stdout } = await run(process.execPath, [
      ...[attw, packed.tarball, '--profile', 'esm-only', '--no-emoji', '--no-color'],
    ])
    expect({ status, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stdout: '' })
  })

  it('builds the same files as the program in its sources', async () => {
    const { status, stderr } = await osd('build', '--content', SMALL_TOWN, '--out', 'packed')
    expect({ status, stderr }).toMatchObject({ status: 0 })
    const sources = join(PROJECT, 'src/osd.mjs')
    await node([sources, 'build', '--content', SMALL_TOWN, '--out', 'sources'])
    const { stdout } = await run('diff', ['-r', 'packed', 'sources'], { cwd: home })
    expect(stdout).toBe('')
  })

  it('checks feeds', async () => {
    expect(await osd('verify', 'packed')).toMatchObject({ status: 0 })
  })
})

describe('a module that may be imported', () => {
  const guide = readFileSync(join(PROJECT, 'src/package/exports/README.md'), 'utf8')
  const examples = [...guide.matchAll(/```js\n([^]*?)```/g)].map(([, code]) => code as string)

  it.each([
    ['api', /^\d+ services\n$/],
    ['check', /^services\/tea\.yaml:2 error unknown-reference$/m],
    ['verify', /^unreachable \S/],
  ])('%s does what its example says', async (door, output) => {
    const code = examples.find((text) => text.includes(`open-service-directory/${door}'`))!
    // The feed of the example does not exist, and a test must not ask for it.
    const text = code
      .replace('dist/site', 'packed/site')
      .replace("verify('https://feed.example.org'", "verify('http://127.0.0.1:1'")
    writeFileSync(join(home, `${door}.js`), text)
    const { status, stdout, stderr } = await node([`${door}.js`])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(output)
  })

  it('has types with which its examples compile', async () => {
    examples.forEach((code, i) => writeFileSync(join(home, `example-${i}.ts`), typed(code)))
    const tsc = join(PROJECT, 'node_modules/typescript/bin/tsc')
    const types = join(PROJECT, 'node_modules/@types')
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'ES2023']
    const modules = ['--module', 'NodeNext', '--typeRoots', types, '--types', 'node']
    const files = examples.map((_, i) => `example-${i}.ts`)
    const { stdout } = await node([
      tsc,
      ...options,
      ...modules,
      '--skipLibCheck',
      'false',
      ...files,
    ])
    expect(stdout).toBe('')
  })

  const typed = (code: string) =>
    code
      .replace('(path)', '(path: string): Promise<Response | undefined>')
      .replace(
        "await (await read('/_/manifest.json')).json()",
        "await (await read('/_/manifest.json'))!.json()",
      )
})

describe('a checkout of the project', () => {
  it('gives a new directory a packed copy of itself', async () => {
    const { stdout } = await run('git', ['ls-files'], { cwd: PROJECT })
    const checkout = join(packed.folder, 'checkout')
    for (const path of stdout.split('\n').filter((path) => path && !path.startsWith('test/')))
      cpSync(join(PROJECT, path), join(checkout, path))
    symlinkSync(join(PROJECT, 'node_modules'), join(checkout, 'node_modules'))
    const before = readFileSync(join(checkout, 'package.json'), 'utf8')
    const answers = ['--title', 'Ours', '--publisher', 'Us', '--email', 'us@example.org', '--yes']
    const program = join(checkout, 'src/osd.mjs')
    const { status, stderr } = await run(process.execPath, [program, 'init', 'ours', ...answers], {
      cwd: packed.folder,
    })
    expect({ status, stderr }).toMatchObject({ status: 0 })
    const ours = join(packed.folder, 'ours')
    const { dependencies } = JSON.parse(readFileSync(join(ours, 'package.json'), 'utf8'))
    const [name] = readdirSync(join(ours, 'program'))
    expect(dependencies['open-service-directory']).toBe(`file:program/${name}`)
    expect(readFileSync(join(checkout, 'package.json'), 'utf8')).toBe(before)
    await install(ours)
    expect(await run('npx', ['osd', 'check'], { cwd: ours })).toMatchObject({ status: 0 })
  }, 300_000)
})

describeFirstDay(() => packed)
describeUpgrade(() => packed)

it.runIf(runs(0, 1))('works on every supported Node.js', { timeout: 600_000 }, async () => {
  for (const version of ['20.19.0', '22', '24']) {
    await install(home, `node@${version}`, '--no-save')
    const binary = join(home, 'node_modules/node/bin/node')
    expect(existsSync(binary), version).toBe(true)
    const program = 'node_modules/open-service-directory/dist/package/lib/osd.mjs'
    const built = await run(binary, [program, 'build', '--content', SMALL_TOWN], { cwd: home })
    expect(built, version).toMatchObject({ status: 0 })
    expect(await run(binary, [program, 'verify', 'dist'], { cwd: home })).toMatchObject({
      status: 0,
    })
  }
})
