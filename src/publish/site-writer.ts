import type { Manifest } from '../api/manifest.ts'
import { MANIFEST } from '../feed/paths.ts'
import { nodeHashing } from '../files/hashing.ts'
import { createPublisher } from '../site/publisher.ts'
import type { SitePlan, Step } from '../site/step.ts'
import { type Target, createFileWriter } from './write-files.ts'

/** What a site is written by. */
export interface WriterOptions {
  readonly plan: SitePlan
  readonly target: Target
}

/** What was written. */
export interface Written {
  readonly files: number
  readonly bytes: number
  readonly manifest: Manifest
}

/** Publishes a site and writes its files. */
export interface SiteWriter {
  /** Takes a step; rejected when its files, or those of a step before, cannot be written. */
  take(step: Step): Promise<void>
  /** Waits until all is written. */
  finish(): Promise<Written>
  /** Writes no more. */
  stop(): Promise<void>
}

/** Writes the files of steps at once, and counts them. */
export function createStepWriter({ plan, target }: WriterOptions) {
  const publisher = createPublisher(plan, nodeHashing)
  const write = createFileWriter(target)
  let files = 0
  let bytes = 0
  let manifest: Manifest | undefined
  return {
    take(step: Step): void {
      for (const file of publisher.take(step)) {
        files += 1
        bytes += write(file)
        if (file.path === MANIFEST && 'body' in file)
          manifest = JSON.parse(file.body as string) as Manifest
      }
    },
    written: (): Written => ({ files, bytes, manifest: manifest as Manifest }),
  }
}

/** Writes a site where it is composed. */
export function createSiteWriter(options: WriterOptions): SiteWriter {
  const writer = createStepWriter(options)
  return {
    take: async (step) => writer.take(step),
    finish: async () => writer.written(),
    stop: async () => {},
  }
}
