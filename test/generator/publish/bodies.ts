import { expect } from 'vitest'
import { concatenate } from '../../../src/text/concatenate.ts'
import { nodePlatform } from '../../../src/generator/publish/platform.ts'
import type { Body } from '../../../src/generator/site/published-file.ts'
import {
  type DocumentTable,
  table as documents,
} from '../../../src/generator/site/documents/table.ts'
import { createPublisher } from '../../../src/generator/site/publisher.ts'
import type { PublishedFile } from '../../../src/generator/site/published-file.ts'
import type { Site } from '../../../src/generator/site/composed-site.ts'
import { stepsOf } from '../../../src/generator/site/steps.ts'

/** All files of a site, as a build writes them. */
export function* filesOf(site: Site, table: DocumentTable = documents): Generator<PublishedFile> {
  const publisher = createPublisher(site.plan, nodePlatform, table)
  for (const step of stepsOf(site, nodePlatform, table)) yield* publisher.take(step)
}

/** The content of all files of a site, by path. */
export function bodiesOf(site: Site, table?: DocumentTable): Map<string, Body> {
  const bodies = new Map<string, Body>()
  for (const file of filesOf(site, table)) bodies.set(file.path, bodyOf(file, bodies))
  return bodies
}

function bodyOf(file: PublishedFile, bodies: ReadonlyMap<string, Body>): Body {
  if ('body' in file) return file.body
  if ('parts' in file)
    return file.parts.map((path) => withoutHead(bodies.get(path) as Uint8Array)).join('')
  const isText = typeof file.part === 'string'
  const before = bodies.get(file.path) ?? (isText ? '' : new Uint8Array())
  expect(before).toHaveLength(file.at)
  return isText
    ? `${before as string}${file.part}`
    : concatenate([before as Uint8Array, file.part as Uint8Array])
}

/** The lines of a file without the one that says what it is. */
const withoutHead = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes.subarray(bytes.indexOf(10) + 1))
