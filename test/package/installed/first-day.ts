import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNetlify } from '../../hosts/netlify/netlify.ts'
import { run } from '../../generator/publish/osd.ts'
import { sharedPath } from '../../shared.ts'
import { type Packed, install } from './packed.ts'

const conform = sharedPath('conformance/conform.mjs', 'the conformance check of a new directory')

/** From the tarball to a published directory, as its publisher goes. */
export const describeFirstDay = (packed: () => Packed) =>
  describe('the first day of a directory', () => {
    const osd = (...args: readonly string[]) =>
      run('npx', ['osd', ...args], { cwd: home, env: { npm_config_update_notifier: 'false' } })
    const SERVICE = 'content/services/tuesday-lunch-club.yaml'
    let home: string
    let server: ChildProcess | undefined
    let origin = ''

    beforeAll(async () => {
      home = join(packed().folder, 'our town')
      const program = join(packed().source, 'dist/package/lib/osd.mjs')
      const { status, stdout, stderr } = await run(process.execPath, [
        ...[
          program,
          'init',
          home,
          '--title',
          'Services in Saltwick',
          '--url',
          'https://s.example.org',
        ],
        ...['--publisher', 'Saltwick Trust', '--email', 'hello@saltwick.example.org'],
        ...['--private-contact', 'quietly@saltwick.example.org', '--package', packed().tarball],
      ])
      expect({ status, stderr }).toMatchObject({ status: 0 })
      expect(stdout).toMatch(/^1\. \[ \] Try it: [^]*GitHub[^]*Netlify[^]*Register the feed/)
      expect(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).dependencies).toEqual({
        'open-service-directory': expect.stringMatching(/^file:program\/.*\.tgz$/),
      })
      // On another machine, only the repository is there.
      renameSync(packed().tarball, `${packed().tarball}.away`)
      await install(home)
      renameSync(`${packed().tarball}.away`, packed().tarball)
      // The port is chosen by the machine, because others may be in use.
      server = spawn('npm', ['start', '--', '--port', '0'], { cwd: home, detached: true })
      origin = await addressIn(server)
    }, 120_000)
    afterAll(() => {
      if (server?.pid) process.kill(-server.pid)
    })

    it('ends with a feed that the check of feeds has nothing against', async () => {
      const { status, stdout } = await osd('verify', origin, '--strict', '--strict-warnings')
      expect({ status, stdout }).toMatchObject({ status: 0 })
    })

    it.runIf(conform)('conforms to the standard', async () => {
      const { status, stdout, stderr } = await run(process.execPath, [conform!, origin])
      expect({ status, stdout: status === 0 ? '' : stdout + stderr }).toEqual({
        status: 0,
        stdout: '',
      })
    })

    it('answers in the same way on Netlify', async () => {
      const netlify = await startNetlify({ root: home, configFile: join(home, 'netlify.toml') })
      try {
        const found = async (base: string) =>
          ((await (await fetch(`${base}/services?search=lunch`)).json()) as { total_items: number })
            .total_items
        expect([await found(netlify.origin), await found(origin)]).toEqual([1, 1])
        const root = await fetch(netlify.origin)
        expect(root.headers.get('access-control-allow-origin')).toBe('*')
        expect(await root.json()).toMatchObject({ title: 'Services in Saltwick' })
        expect((await fetch(`${netlify.origin}/nowhere`)).status).toBe(404)
      } finally {
        await netlify.close()
      }
    }, 60_000)

    it('publishes the address for private matters nowhere, and tells it to editors', async () => {
      const { stdout } = await run('grep', ['-rl', 'quietly@', 'content', 'README.md', 'dist'], {
        cwd: home,
      })
      expect(stdout.split('\n').sort()).toEqual(['', 'content/README.md', 'content/directory.yaml'])
    })

    it('says where a record is broken', async () => {
      const file = join(home, SERVICE)
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replace('acorn-trust', 'acorn-trst'))
      const { status, stdout } = await osd('check')
      writeFileSync(file, text)
      expect(status).toBe(1)
      expect(stdout).toContain(`${SERVICE}:3:15  error  unknown-reference`)
      expect(stdout).toContain('No organization is called `acorn-trst`.')
    })

    it('has no record in its guide that does not exist', () => {
      const guide = readFileSync(join(home, 'content/README.md'), 'utf8')
      for (const [, record = ''] of guide.matchAll(
        /`((?:services|organizations|locations)\/[a-z-]+\.yaml)`/g,
      ))
        expect(existsSync(join(home, 'content', record)), record).toBe(true)
      expect(guide).not.toContain('bedminster-information')
    })

    it('accepts the service that its guide teaches', async () => {
      const guide = readFileSync(join(home, 'content/README.md'), 'utf8')
      const [, example = ''] = /```yaml\n(name: Saturday[^]*?)```/.exec(guide) ?? []
      writeFileSync(join(home, 'content/services/saturday-sewing-circle.yaml'), example)
      expect(await osd('check')).toMatchObject({ status: 0 })
    })

    it('has a lock file that installs the same program on other machines', async () => {
      const { stdout } = await new Promise<{ stdout: string }>((resolve) =>
        execFile('npm', ['ci', '--omit=dev', '--dry-run'], { cwd: home }, (error, stdout) =>
          resolve({ stdout: error ? String(error) : stdout }),
        ),
      )
      expect(stdout).not.toMatch(/error/i)
    })
  })

/** The address that the program prints. */
const addressIn = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    child.on('exit', () => reject(new Error(`npm start has ended: ${output}`)))
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
        if (address) resolve(address)
      })
  })
