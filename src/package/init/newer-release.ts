import type { Send } from '../../io/http/client.ts'
import { compareVersions } from './release-notes.ts'

/** The address of a file of a release on GitHub. */
const RELEASE = /^(https:\/\/github\.com\/[\w.-]+\/[\w.-]+)\/releases\/download\/[^/]+\/[^/]+\.tgz$/

/**
 * A newer version than this one, when the package comes from a release on GitHub. Undefined when there is none, and when
 * GitHub does not answer within five seconds, because an update must work without it.
 */
export async function newerRelease(
  source: string,
  version: string,
  send: Send,
): Promise<{ readonly version: string; readonly page: string } | undefined> {
  const [, repository] = RELEASE.exec(source) ?? []
  if (!repository) return undefined
  try {
    const signal = AbortSignal.timeout(5000)
    // GitHub redirects to the page of the newest release, whose last part is its tag.
    const { headers } = await send(new Request(`${repository}/releases/latest`, { signal }))
    const page = headers.get('location') ?? ''
    const [, tag] = /\/releases\/tag\/v?(\d+\.\d+\.\d+(?!\d)[\w.-]*)$/.exec(page) ?? []
    return tag && compareVersions(tag, version) > 0 ? { version: tag, page } : undefined
  } catch {
    return undefined
  }
}
