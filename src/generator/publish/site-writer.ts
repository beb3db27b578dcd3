import type { Manifest } from '../../api/manifest.ts'
import { MANIFEST } from '../../feed/paths.ts'
import { nodePlatform } from './platform.ts'
import { createPublisher } from '../site/publisher.ts'
import type { SitePlan, Step } from '../site/step.ts'
import { type Target, createFileWriter } from './write-files.ts'

/** Plain data, because it is sent to another thread. */
export interface WriterOptions {
  readonly plan: SitePlan
  readonly target: Target
}

export interface Written {
  readonly files: number
  readonly bytes: number
  readonly manifest: Manifest
}

/** Makes the files of a site and writes them. */
export interface SiteWriter {
  /** Rejects when the files of this step, or of one before, cannot be written. */
  take(step: Step): Promise<void>
  /** Waits until everything is written. */
  finish(): Promise<Written>
  /** Stops writing, finished or not. */
  stop(): Promise<void>
}

/** Makes, writes and counts the files of each step. */
export function createStepWriter({ plan, target }: WriterOptions) {
  const publisher = createPublisher(plan, nodePlatform)
  const write = createFileWriter(target)
  let files = 0
  let bytes = 0
  let manifest: Manifest | undefined
  return {
    take(step: Step): void {
      for (const file of publisher.take(step)) {
        if (!('part' in file) || file.at === 0) files += 1
        bytes += write(file)
        if (file.path === MANIFEST && 'body' in file)
          manifest = JSON.parse(file.body as string) as Manifest
      }
    },
    written: (): Written => ({ files, bytes, manifest: manifest as Manifest }),
  }
}

/** Publishes a site in the thread that composes it. */
export function createSiteWriter(options: WriterOptions): SiteWriter {
  const writer = createStepWriter(options)
  return {
    take: async (step) => writer.take(step),
    finish: async () => writer.written(),
    stop: async () => {},
  }
}
