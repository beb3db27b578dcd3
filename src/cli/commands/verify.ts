import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApi } from '../../api/api.ts'
import type { Manifest } from '../../api/manifest.ts'
import { MANIFEST, pagePath } from '../../feed/paths.ts'
import { createFileStore } from '../../io/files/file-store.ts'
import { SITE } from '../../io/files/finished-build.ts'
import { recoverFolder } from '../../io/files/staged-folder.ts'
import { createVerifyCommand } from '../../verify/command.ts'

/** The feed checker, with access to finished builds of this program. */
export const verify = createVerifyCommand({
  manifestPath: MANIFEST,
  firstPagePath: (build) => pagePath(build, 'services', 1),
  async open(folder) {
    recoverFolder(folder)
    const siteDir = [folder, join(folder, SITE)].find((dir) => existsSync(join(dir, MANIFEST)))
    if (siteDir === undefined) return undefined
    const manifest = JSON.parse(await readFile(join(siteDir, MANIFEST), 'utf8')) as Manifest
    return createApi({ store: createFileStore(siteDir), manifest })
  },
})
