import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../api/manifest.ts'
import { MANIFEST, buildFolder } from '../../feed/paths.ts'
import { EDGE, SITE } from '../../io/files/finished-build.ts'
import { type StagedFolder, recoverFolder, stageFolder } from '../../io/files/staged-folder.ts'
import type { QualityDocument } from '../../quality/document.ts'
import type { Site } from '../site/composed-site.ts'
import type { Step } from '../site/step.ts'
import { bundleEdge } from './bundle-edge.ts'
import { composeHostRules, hasOwnHeaders } from '../../hosts/netlify/file-rules.ts'
import { type Interruption, listenForInterruption } from './interruption.ts'
import { createSiteWriter } from './site-writer.ts'
import { createThreadedWriter } from './thread/threaded-writer.ts'
import { type Target, createFileWriter } from './write-files.ts'

/** What was published. */
export interface Published {
  readonly files: number
  readonly bytes: number
  readonly manifest: Manifest
  readonly quality?: QualityDocument | undefined
  /** Where the old build still is, when it could not be deleted. */
  readonly left?: string | undefined
}

/** Writes a site, step by step. `onProgress` is called now and then with the number of steps so far. */
export type Publish = (
  site: Site,
  steps: Iterable<Step>,
  onProgress?: (steps: number) => void,
) => Promise<Published>

/** Where to publish, and whether it is a preview, which search engines must not find. */
export interface PublishOptions {
  readonly out: string
  readonly isPreview?: boolean
}

/** Restores a build that was cut short, and starts to bundle the edge functions, in another process, while content is read. */
export function preparePublishing({ out, isPreview = false }: PublishOptions): Publish {
  recoverFolder(out)
  const bundling = bundleEdge()
  // `publish` reports a failure. It is not called when the records have errors.
  bundling.catch(() => {})
  return async (site, steps, onProgress = () => {}) => {
    // From here on there is something to tidy up when the program is stopped.
    const interruption = listenForInterruption()
    try {
      return await publish(site, steps, { out, isPreview, bundling, interruption, onProgress })
    } finally {
      interruption.close()
    }
  }
}

interface Publishing extends Required<PublishOptions> {
  readonly bundling: ReturnType<typeof bundleEdge>
  readonly interruption: Interruption
  readonly onProgress: (steps: number) => void
}

/** A site with this many records or more is written in a second thread. */
const LARGE = 2000

async function publish(
  { plan, quality }: Site,
  steps: Iterable<Step>,
  { out, isPreview, bundling, interruption, onProgress }: Publishing,
): Promise<Published> {
  const staged = stageFolder(out)
  const records = Object.values(plan.lists).reduce((sum, { total }) => sum + total, 0)
  const options = { plan, target: targetIn(staged, SITE, plan.build) }
  const writer = records >= LARGE ? createThreadedWriter(options) : createSiteWriter(options)
  try {
    let count = 0
    const named: string[] = []
    for (const step of steps) {
      await writer.take(step)
      if (step.kind === 'file' && hasOwnHeaders(step.file.path)) named.push(step.file.path)
      if (++count % 1000 > 0) continue
      onProgress(count)
      await interruption.check()
    }
    const { files, bytes, manifest } = await writer.finish()
    const edge = (await bundling)(manifest).filter(({ path }) => isNeeded(path, manifest))
    const writeEdge = createFileWriter(targetIn(staged, EDGE, plan.build))
    const edgeBytes = edge.reduce((sum, file) => sum + writeEdge(file), 0)
    composeHostRules(isPreview, manifest.pages, named).forEach(
      createFileWriter(targetIn(staged, SITE, plan.build)),
    )
    keepOthers(staged)
    await interruption.check()
    const { left } = staged.swap()
    const written = { files: files + edge.length, bytes: bytes + edgeBytes }
    return { ...written, manifest, quality: quality?.(), left }
  } catch (error) {
    await writer.stop()
    staged.discard()
    // Ctrl-C also stops the processes that this one has started. Their failure may arrive before the signal.
    await interruption.check()
    throw error
  }
}

/** A function that the settings switch off is not published. */
const isNeeded = (path: string, { pages }: Manifest): boolean => {
  const setting = NEEDS[path]
  return setting === undefined || pages?.[setting] !== undefined
}
const NEEDS: Readonly<Record<string, 'proposals' | 'members'>> = {
  '/confirm.js': 'proposals',
  '/propose.js': 'proposals',
  '/report.js': 'proposals',
  '/sign-in.js': 'members',
}

/** A build replaces its own folders only. Others, such as a compiled package, stay. */
function keepOthers({ folder, old }: StagedFolder): void {
  for (const name of old ? readdirSync(old) : [])
    if (name !== SITE && name !== EDGE)
      cpSync(join(old!, name), join(folder, name), { recursive: true })
}

/** The target of one part of a build. The index folder is named after its build, so it is matched with the old build's. */
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
