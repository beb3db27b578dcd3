import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { digestOf } from '../../../src/package/init/record-of-init.ts'
import { run } from '../../generator/publish/osd.ts'
import { type Packed, install } from './packed.ts'
import { packAgain, serveTarball } from './second-package.ts'

/** From one version of the package to others, as the publisher of a directory goes. */
export const describeUpgrade = (packed: () => Packed) =>
  describe('an upgrade of a directory', () => {
    let home: string
    const file = (path: string) => join(home, path)
    const read = (path: string) => readFileSync(file(path), 'utf8')
    const program = () => JSON.parse(read('package.json')).dependencies['open-service-directory']
    const upgrade = (to: string, env = {}) =>
      run('npx', ['osd', 'init', '--update', '--to', to], {
        cwd: home,
        env: { npm_config_update_notifier: 'false', ...env },
      })

    beforeAll(async () => {
      home = join(packed().folder, 'old town')
      const osd = join(packed().source, 'dist/package/lib/osd.mjs')
      const names = ['--title', 'Ours', '--publisher', 'Us', '--email', 'us@example.org', '--yes']
      const from = ['--package', packed().tarball]
      const { status } = await run(process.execPath, [osd, 'init', home, ...names, ...from])
      expect(status).toBe(0)
      await install(home)
      // An earlier layout had one workflow more.
      const record = JSON.parse(read('.osd.json'))
      record.files['.github/workflows/nightly.yml'] = digestOf('on: push\n')
      writeFileSync(file('.osd.json'), JSON.stringify(record))
      writeFileSync(file('.github/workflows/nightly.yml'), 'on: push\n')
    }, 120_000)

    it('takes a file, brings the files of the program, and loses nothing that was edited by hand', async () => {
      const tarball = await packAgain(packed(), {
        version: '99.0.0',
        template: {
          'netlify.toml': (text) => `${text}# newer\n`,
          '.github/workflows/check.yml': (text) => text.replace('name: Check', 'name: Newer'),
        },
        notes: 'It sings.',
      })
      const ours = `${read('netlify.toml')}\n[context.production]\n  command = "ours"\n`
      writeFileSync(file('netlify.toml'), ours)
      const kept = ['content/directory.yaml', 'content/README.md', 'README.md', '.gitignore']
      const texts = kept.map(read)

      const { status, stdout, stderr } = await upgrade('../releases/' + tarball.split('/').at(-1)!)

      expect({ status, stderr }).toMatchObject({ status: 0 })
      expect(stdout).toContain('- It sings.')
      expect(stderr).toContain('`netlify.toml` was edited by hand and is as it was.')
      expect(stderr).toContain('`.github/workflows/nightly.yml` is no longer needed')
      expect(stderr).toMatch(/Updated from \S+ to 99\.0\.0\./)
      expect(read('netlify.toml')).toBe(ours)
      expect(read('.github/workflows/check.yml')).toContain('name: Newer')
      expect(existsSync(file('.github/workflows/nightly.yml'))).toBe(false)
      expect(kept.map(read)).toEqual(texts)
      expect(program()).toBe('file:program/open-service-directory-99.0.0.tgz')
      expect(readdirSync(file('program'))).toEqual(['open-service-directory-99.0.0.tgz'])
      const { dependencies, ...rest } = JSON.parse(read('package.json'))
      expect(Object.keys(dependencies)).toEqual(['open-service-directory'])
      expect(rest.scripts.start).toBe('osd build && osd preview')
      expect(await run('npx', ['osd', 'check'], { cwd: home })).toMatchObject({ status: 0 })
    }, 120_000)

    it('takes the web address of a release', async () => {
      const tarball = await packAgain(packed(), { version: '99.1.0', notes: 'It dances.' })
      const release = await serveTarball(packed().folder, tarball)
      try {
        const { status, stdout, stderr } = await upgrade(release.url, release.env)
        expect({ status, stderr }).toMatchObject({ status: 0 })
        expect(stdout).toContain('- It dances.')
        expect(stdout).not.toContain('- It sings.')
        expect(program()).toBe(release.url)
        expect(readdirSync(file('program'))).toEqual([])
      } finally {
        await release.close()
      }
    }, 120_000)

    it('leaves package.json alone when the package is somebody else’s, older or none', async () => {
      const before = ['package.json', 'package-lock.json', '.osd.json'].map(read)
      const other = await packAgain(packed(), { version: '99.2.0', name: 'other-directory' })
      for (const [to, words] of [
        [other, /is not `open-service-directory`/],
        [packed().tarball, /older version/],
        [join(home, 'nothing.tgz'), /There is no file/],
      ] as const) {
        const { status, stderr } = await upgrade(to)
        expect({ to, status, stderr }).toEqual({
          to,
          status: 2,
          stderr: expect.stringMatching(words),
        })
        expect(['package.json', 'package-lock.json', '.osd.json'].map(read)).toEqual(before)
        expect(readdirSync(file('program'))).toEqual([])
      }
    }, 120_000)
  })
