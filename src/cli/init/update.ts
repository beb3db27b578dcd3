import { EXIT } from '../../io/command/exit.ts'
import { log } from '../../io/command/log.ts'
import { createHttpClient } from '../../io/http/client.ts'
import { updateTo } from '../../package/init/install-package.ts'
import { readInstallation } from '../../package/init/installation.ts'
import { newerRelease } from '../../package/init/newer-release.ts'
import { packageSpec } from '../../package/init/package-spec.ts'
import { updateRepository } from '../../package/init/update-repository.ts'

/** Updates a repository that `osd init` has made, from another version of the program if one is named. */
export async function update(folder: string, to: string | undefined): Promise<number> {
  const installation = readInstallation()
  if (to !== undefined) return updateTo(folder, packageSpec(to, folder, installation))
  const { from, to: version, notes, ...plan } = updateRepository(folder)
  const { write, edited, deleted, obsolete, left } = plan
  if (notes) process.stdout.write(`${notes}\n\n`)
  for (const path of write.keys()) log(`\`${path}\` is as in version ${version}.`)
  for (const path of edited) log(`\`${path}\` was edited by hand and is as it was.`)
  for (const path of deleted) log(`\`${path}\` was deleted by hand and was not written again.`)
  for (const path of obsolete) log(`\`${path}\` is no longer needed and is deleted.`)
  for (const path of left)
    log(
      `\`${path}\` is no longer needed; it was edited by hand and is as it was. Delete it if you can.`,
    )
  const isNew = from !== version || write.size > 0
  log(isNew ? `Updated from ${from} to ${version}.` : `Everything is as in version ${version}.`)
  if (installation.source) {
    const newer = await newerRelease(installation.source, version, createHttpClient())
    if (newer) log(`Version ${newer.version} is out: ${newer.page}`)
  }
  return EXIT.ok
}
