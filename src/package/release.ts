// `npm run release -- 1.2.0` makes a release on this machine: version, change log, tarball with its checks, commit and tag. It
// publishes nothing. `npm run release -- --published` marks that a registry has the package under its name; only then does the
// program use the name.
import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localDate } from '../io/command/local-date.ts'
import { PROJECT, versionOf } from './compile.ts'
import { refusalOf, releaseChangelog, withRepository, withVersion } from './release-text.ts'

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, {
    cwd: PROJECT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
const read = (name: string) => readFileSync(join(PROJECT, name), 'utf8')
const write = (name: string, text: string) => writeFileSync(join(PROJECT, name), text)

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

const [argument = ''] = process.argv.slice(2)
if (run('git', 'status', '--porcelain') !== '') fail('Commit your changes first.')
if (argument === '--published') markAsPublished()
else release(argument)

function markAsPublished(): void {
  write('package.json', read('package.json').replace('"published": false', '"published": true'))
  run('git', 'commit', '-qam', 'Mark the package as published')
  console.log('Marked. The next release may be installed by its name.')
}

function release(version: string): void {
  const current = versionOf(PROJECT)
  const refusal = refusalOf(version, current, read('CHANGELOG.md'))
  if (refusal) fail(refusal)
  const files = ['package.json', 'package-lock.json', 'CHANGELOG.md']
  const before = files.map(read)
  try {
    for (const name of files.slice(0, 2)) write(name, withVersion(read(name), current, version))
    write('package.json', withRepository(read('package.json'), originOf()))
    write('CHANGELOG.md', releaseChangelog(read('CHANGELOG.md'), version, localDate(new Date())))
    const tarball = pack()
    run('npx', 'publint', tarball, '--strict')
    run('npx', 'attw', tarball, '--profile', 'esm-only')
    run('npm', 'run', 'test:package')
    run('git', 'commit', '-qam', `Release ${version}`)
    run('git', 'tag', '-a', `v${version}`, '-m', `Version ${version}`)
    console.log(composeSteps(version, tarball))
  } catch (error) {
    files.forEach((name, i) => write(name, before[i]!))
    throw error
  }
}

/** Where this clone came from; empty when it has no remote. */
function originOf(): string {
  try {
    return run('git', 'remote', 'get-url', 'origin')
  } catch {
    return ''
  }
}

function pack(): string {
  const name = run('npm', 'pack', '--silent').trim().split('\n').at(-1)!
  const tarball = join('dist', name)
  renameSync(join(PROJECT, name), join(PROJECT, tarball))
  return tarball
}

function composeSteps(version: string, tarball: string): string {
  return [
    `Version ${version} is committed, tagged and packed. Next:`,
    '1. [ ] Run `npm test`, `npm run test:browser` and try the tarball.',
    `2. [ ] git push --follow-tags`,
    `3. [ ] Make a release of the tag v${version} on GitHub and attach ${tarball} to it.`,
    `4. [ ] On a registry, if you publish there: \`npm publish ${tarball}\`, with \`--provenance\` in a workflow that has \`id-token: write\`. The first time, then \`npm run release -- --published\`.`,
  ].join('\n')
}
