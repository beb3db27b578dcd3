import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../api/manifest.ts'
import { MANIFEST } from '../../feed/paths.ts'
import { createFileStore } from '../../io/files/file-store.ts'
import { SITE } from '../../io/files/finished-build.ts'
import { recoverFolder } from '../../io/files/staged-folder.ts'
import { createSite } from './answer-site.ts'
import { type RunningServer, startServer } from './node-server.ts'

export interface PreviewOptions {
  /** The output folder of a build. */
  readonly out: string
  readonly port: number
  /** Lets other devices in, not only this machine. */
  readonly host?: boolean
}

/** Serves a finished build, and the next one as soon as that has replaced it. */
export async function startPreview({
  out,
  port,
  host = false,
}: PreviewOptions): Promise<RunningServer> {
  recoverFolder(out)
  const siteDir = join(out, SITE)
  const readManifest = async () =>
    JSON.parse(await readFile(join(siteDir, MANIFEST), 'utf8')) as Manifest
  const store = createFileStore(siteDir)
  let manifest = await readManifest()

  return startServer(
    async (request) => {
      // While a build is swapped there may be none for a moment.
      manifest = await readManifest().catch(() => manifest)
      return createSite({ store, manifest, base: new URL(request.url).origin })(request)
    },
    { port, host },
  )
}
