import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { run } from '../../generator/publish/osd.ts'
import type { Packed } from './packed.ts'

/** Changes files of a package before it is packed; a path is one below dist/package, or CHANGELOG.md. */
type Change = (text: string) => string

export interface SecondPackage {
  readonly version: string
  /** Other texts in its template, by path; `undefined` takes a file out. */
  readonly template?: Readonly<Record<string, Change>>
  readonly notes?: string
  /** Its name, when it is somebody else's. */
  readonly name?: string
}

/** Packs another version of the program: that of the tests with another number, other files of the template and its own notes. */
export async function packAgain(
  { folder, source }: Packed,
  { version, template = {}, notes, name }: SecondPackage,
): Promise<string> {
  const copy = join(folder, `source ${version}`)
  cpSync(source, copy, { recursive: true, filter: (path) => !path.endsWith('.tgz') })
  const change = (path: string, by: Change) => {
    const file = join(copy, path)
    writeFileSync(file, by(readFileSync(file, 'utf8')))
  }
  change('package.json', (text) => {
    const manifest = JSON.parse(text)
    return JSON.stringify({ ...manifest, version, ...(name && { name }) })
  })
  for (const [path, by] of Object.entries(template)) change(`dist/package/template/${path}`, by)
  if (notes) change('CHANGELOG.md', (text) => `# Changes\n\n## ${version}\n\n- ${notes}\n\n${text}`)
  const { stdout, stderr, status } = await run('npm', ['pack', '--silent'], { cwd: copy })
  if (status !== 0) throw new Error(stderr)
  const target = join(folder, 'releases', stdout.trim())
  mkdirSync(join(folder, 'releases'), { recursive: true })
  renameSync(join(copy, stdout.trim()), target)
  return target
}

/** Serves a tarball over HTTPS, with a certificate made for it. `env` makes npm trust that one. */
export async function serveTarball(folder: string, tarball: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost'],
    ],
    { stdio: 'ignore' },
  )
  const options = { key: readFileSync(key), cert: readFileSync(cert) }
  const server = createServer(options, (_, response) => response.end(readFileSync(tarball)))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `https://localhost:${port}/releases/download/v99.1.0/open-service-directory-99.1.0.tgz`,
    env: {
      npm_config_cafile: cert,
      npm_config_noproxy: 'localhost',
      npm_config_fetch_retries: '0',
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
