import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../api/manifest.ts'
import type { Directory } from '../directory/directory.ts'
import { MANIFEST, QUALITY, buildFolder } from '../feed/paths.ts'
import { EDGE, SITE } from '../files/finished-build.ts'
import { type StagedFolder, recoverFolder, stageFolder } from '../files/staged-folder.ts'
import { countAdvised } from '../quality/document.ts'
import { feedOf } from '../site/feed.ts'
import { type SiteOptions, planOf } from '../site/plan.ts'
import { qualityOf } from '../site/site.ts'
import { documentStep, stepsOf } from '../site/steps.ts'
import { bundleEdge } from './bundle-edge.ts'
import { type Interruption, listenForInterruption } from './interruption.ts'
import { createSiteWriter } from './site-writer.ts'
import { createThreadedWriter } from './thread/threaded-writer.ts'
import { type Target, createFileWriter } from './write-files.ts'

/** What was published. */
export interface Published {
  readonly files: number
  readonly bytes: number
  readonly manifest: Manifest
  /** The number of records with advice. */
  readonly advised: number
  /** Where the old build still is, when it could not be deleted. */
  readonly left?: string | undefined
}

/** Publishes a directory. `onProgress` is called now and then with the number of records composed so far. */
export type Publish = (
  directory: Directory,
  options: SiteOptions,
  onProgress?: (records: number) => void,
) => Promise<Published>

/** Restores a build that was cut short, and starts to bundle the edge functions, in another process, while content is read. */
export function preparePublishing(out: string): Publish {
  recoverFolder(out)
  const bundling = bundleEdge()
  // `publish` reports a failure. It is not called when the records have errors.
  bundling.catch(() => {})
  return async (directory, options, onProgress = () => {}) => {
    // From here on there is something to tidy up when the program is stopped.
    const interruption = listenForInterruption()
    try {
      return await publish(directory, options, { out, bundling, interruption, onProgress })
    } finally {
      interruption.close()
    }
  }
}

interface Publishing {
  readonly out: string
  readonly bundling: ReturnType<typeof bundleEdge>
  readonly interruption: Interruption
  readonly onProgress: (records: number) => void
}

/** A directory with this many records or more is written in a second thread. */
const LARGE = 1000

async function publish(
  directory: Directory,
  options: SiteOptions,
  { out, bundling, interruption, onProgress }: Publishing,
): Promise<Published> {
  const staged = stageFolder(out)
  const feed = feedOf(directory)
  const isLarge = directory.records.length >= LARGE
  const writer = (isLarge ? createThreadedWriter : createSiteWriter)({
    plan: planOf(feed, options),
    target: targetIn(staged, SITE, options.build),
  })
  try {
    let records = 0
    for (const step of stepsOf(feed, options)) {
      await writer.take(step)
      if (++records % 1000 > 0) continue
      onProgress(records)
      await interruption.check()
    }
    const quality = qualityOf(directory, options)
    await writer.take(documentStep(QUALITY, quality))
    const { files, bytes, manifest } = await writer.finish()
    const edge = (await bundling)(manifest)
    const writeEdge = createFileWriter(targetIn(staged, EDGE, options.build))
    const edgeBytes = edge.reduce((sum, file) => sum + writeEdge(file), 0)
    await interruption.check()
    const { left } = staged.swap()
    const advised = countAdvised(quality)
    return { files: files + edge.length, bytes: bytes + edgeBytes, manifest, advised, left }
  } catch (error) {
    await writer.stop()
    staged.discard()
    // Ctrl-C also stops the processes that this one has started. Their failure may arrive before the signal.
    await interruption.check()
    throw error
  }
}

/** Where to write one part of a build. The folder that is named after the build has another name in the old build. */
function targetIn({ folder, old }: StagedFolder, part: string, build: string): Target {
  const before = old && buildIn(old)
  return {
    folder: join(folder, part),
    old: old && join(old, part),
    ...(before && { renamed: [buildFolder(build), buildFolder(before)] }),
  }
}

/** The name of the build in an output folder. */
function buildIn(out: string): string | undefined {
  try {
    const { build } = JSON.parse(readFileSync(join(out, SITE, MANIFEST), 'utf8')) as Manifest
    return build
  } catch {
    return undefined
  }
}
