import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPreview } from '../src/hosts/node/preview.ts'
import { collectionNames } from '../src/hsds/collections.ts'
import { type ParameterName, listsOf, parameterNames } from '../src/parameters/names.ts'
import { contentFiles } from './api/content.ts'
import { type Built, buildContent } from './api/homes.ts'
import { osd as runOsd } from './cli/run.ts'

const run = promisify(execFile)
const root = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const pageAt = (name: string) => readFileSync(root(name), 'utf8')
const README = pageAt('README.md')
const consume = pageAt('src/api/README.md')
const publish = pageAt('src/generator/publish/README.md')
/** Every page with examples of commands. */
const PAGES = [
  pageAt('src/import/MOVE.md'),
  README,
  consume,
  publish,
  pageAt('src/verify/README.md'),
  pageAt('src/cli/README.md'),
]
const LOCAL = 'http://localhost:8888'

/** Everything in backquotes and in blocks of code. */
const code = [...PAGES.join('\n').matchAll(/```[a-z]*\n([^]*?)```|`([^`\n]+)`/g)].map(
  ([, block, inline]) => block ?? inline ?? '',
)
const commands = consume.match(/curl '[^']+'/g) ?? []
const rowsOf = (heading: string) =>
  (consume.split(heading)[1] ?? '')
    .trimStart()
    .split('\n\n')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))

let built: Built
let feed: Awaited<ReturnType<typeof startPreview>>
let hasCurl = true
beforeAll(async () => {
  built = await buildContent(contentFiles())
  feed = await startPreview({ out: built.out, port: 0 })
  hasCurl = await run('sh', ['-c', 'command -v curl']).then(
    () => true,
    () => false,
  )
}, 120_000)
afterAll(async () => {
  await feed?.close()
  await built?.remove()
})

describe('what can be asked', () => {
  test('is shown for every list and many parameters', () => {
    expect(commands.length).toBeGreaterThan(15)
  })

  test.each(commands)('%s is answered', async (command) => {
    const { status, type, body } = await ask(command.replace(LOCAL, feed.origin))
    expect(status, body.slice(0, 500)).toBe(200)
    if (command.includes('format=ndjson')) {
      expect(type).toMatch(/^application\/x-ndjson\b/)
      const lines = body.trimEnd().split('\n')
      for (const line of lines) expect(JSON.parse(line)).toHaveProperty('id')
      return expect(lines.length).toBeGreaterThan(1)
    }
    expect(type).toMatch(/^application\/json\b/)
    expect(JSON.parse(body)).toMatchObject({
      page_number: expect.any(Number),
      contents: expect.any(Array),
    })
  })

  test.each(parameterNames)('includes %s', (name) => {
    expect(consume).toMatch(new RegExp(`[?&]${name}=|\`${name}\``))
  })

  test('says of every parameter which lists know it', () => {
    for (const row of rowsOf('pasted into a shell.').slice(1)) {
      const [, , ask = '', lists = ''] = row.split(/(?<!\\)\|/)
      const names = [...ask.matchAll(/[?&](\w+)=/g)].map(([, name]) => name as ParameterName)
      const expected = lists.trim() === 'all' ? collectionNames : lists.trim().split(', ')
      expect(names, row).not.toEqual([])
      const narrowest = names
        .map((name) => [...listsOf(name)] as string[])
        .reduce((one, other) => one.filter((list) => other.includes(list)))
      expect([...narrowest].sort(), row).toEqual([...expected].sort())
    }
  })
})

test('every path is a route of the description, or a document beside it', async () => {
  const { paths } = (await (await fetch(`${feed.origin}/openapi.json`)).json()) as {
    paths: object
  }
  const named = rowsOf('## Paths\n')
    .slice(1)
    .flatMap((row) => row.split('|')[1]!.match(/`[^`]+`/g) ?? [])
  const routes = named.map((one) => one.slice(1, -1))
  const lists = collectionNames.map((name) => `/${name}`)
  expect(routes).toEqual(expect.arrayContaining(['/', '/openapi.json', '/{id}', ...lists]))
  for (const route of routes) {
    if (route === '/{id}') {
      for (const list of lists) expect(paths).toHaveProperty([`${list}/{id}`])
      continue
    }
    if (route.endsWith('.json') || route.startsWith('/_/'))
      expect((await fetch(feed.origin + route)).status).toBe(200)
    else expect(paths).toHaveProperty([route])
  }
})

describe('every command', () => {
  const { scripts } = JSON.parse(readFileSync(root('package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>
  }

  test('of npm is a script', () => {
    const named = code.flatMap((text) =>
      [...text.matchAll(/npm (?:run ([\w:]+)|(test|start)\b)/g)].map(
        ([, own, usual]) => own ?? usual!,
      ),
    )
    expect(named).toEqual(expect.arrayContaining(['start', 'test', 'dev', 'check']))
    for (const name of named) expect(scripts).toHaveProperty([name])
  })

  test('of the program is known to it, with its options', async () => {
    const named = code.flatMap((text) => [...text.matchAll(/(?:npx )?\bosd ([a-z]+)([^\n]*)/g)])
    expect(named.length).toBeGreaterThan(0)
    for (const [, name = '', rest = ''] of named) {
      const { status, stdout, stderr } = await runOsd([name, '--help'])
      expect(status, stderr).toBe(0)
      for (const option of rest.match(/--[a-z-]+/g) ?? [])
        expect(stdout + stderr, `osd ${name}`).toContain(option)
    }
  })
})

describe('the front page', () => {
  test('is at most 130 lines long', () => {
    expect(README.trimEnd().split('\n').length).toBeLessThanOrEqual(130)
  })

  test('links only to files that exist', () => {
    for (const [, target = ''] of README.matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(existsSync(root(target)), target).toBe(true)
  })

  test('shows a record that passes, and the output for a wrong one', async () => {
    const [, record = ''] = /```yaml\n([^`]*)```/.exec(README) ?? []
    const [, output = ''] = /```text\n([^`]*?)\.\n```/.exec(README) ?? []
    const folder = await mkdtemp(join(tmpdir(), 'osd-readme-'))
    try {
      await cp(root('content'), join(folder, 'content'), { recursive: true })
      const file = join(folder, 'content/services/tuesday-lunch-club.yaml')
      const id = /^id: .*\n/m.exec(await readFile(file, 'utf8'))?.[0] ?? ''
      const check = () => runOsd(['check', '--content', join(folder, 'content'), file])
      await writeFile(file, record + id)
      expect((await check()).stdout).not.toContain('tuesday-lunch-club.yaml:')
      await writeFile(file, record.replace('acorn-trust', 'acorn-trst') + id)
      expect((await check()).stdout).toContain(output)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

test('fields of your own are published under the documented names', async () => {
  const [, section = ''] = /### Fields of your own\n([^]*?)\n#/.exec(publish) ?? []
  const [declared = '', written = ''] = [...section.matchAll(/```yaml\n([^`]*)```/g)].map(
    ([, block = '']) => block,
  )
  const told = section.match(/(?<=`)acorn_\w+(?=`)/g) ?? []
  const files = {
    'directory.yaml': `title: T\nnamespace: 0d5c1a5e-8a4f-4b39-9f0e-0f0f5f0f6d10\n${declared}`,
    'organizations/a.yaml': 'name: A\ndescription: Helps.\n',
    'services/s.yaml': `name: S\nstatus: active\norganization: a\n${written}`,
  }
  const { out, remove } = await buildContent(files)
  try {
    const textOf = (name: string) => readFileSync(join(out, 'site', name), 'utf8')
    const [id] = readdirSync(join(out, 'site/services'))
    const service = JSON.parse(textOf(`services/${id}`)) as object
    expect(Object.keys(service).filter((name) => name.startsWith('acorn_'))).toEqual(told)
    const described = textOf('openapi.json')
    for (const name of told) expect(described).toContain(`"${name}"`)
  } finally {
    await remove()
  }
})

interface Got {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Runs a line of a page as a reader would, or fetches the same URL where curl is missing. */
async function ask(command: string): Promise<Got> {
  if (!hasCurl) {
    const response = await fetch(command.slice("curl '".length, -1))
    const type = response.headers.get('content-type') ?? ''
    return { status: response.status, type, body: await response.text() }
  }
  const line = `${command} -sS -w '\\n%{http_code} %{content_type}'`
  const { stdout } = await run('sh', ['-c', line], { maxBuffer: 2 ** 26 })
  const end = stdout.lastIndexOf('\n')
  const [, status, type = ''] = /^(\d+) (.*)$/.exec(stdout.slice(end + 1))!
  return { status: Number(status), type, body: stdout.slice(0, end) }
}
