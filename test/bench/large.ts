import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Cost, measure } from './measure.ts'
import { SERVICES_IN_100, writeRecords } from './records.ts'

/** The cost of one build of a very large directory. */
export interface Large {
  readonly services: number
  readonly files: number
  readonly bytes: number
  readonly cost: Cost
}

const OSD = fileURLToPath(new URL('../../src/osd.mjs', import.meta.url))

/** Builds a generated directory with this many services, in a process of its own. */
export async function benchLarge(services: number): Promise<Large> {
  const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'osd-bench-'))
  try {
    const records = Math.round((services * 100) / SERVICES_IN_100)
    const written = writeRecords(join(root, 'content'), records, 'short')
    return { services, ...written, cost: await measure([OSD, 'build'], root) }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const GIBIBYTE = 2 ** 30

/** The targets of the largest directory, and of the growth up to it. */
export function judgeLarge(all: readonly Large[]): { text: string; isMet: boolean }[] {
  const [half, whole] = all as [Large, Large]
  const memory = whole.cost.memory / GIBIBYTE
  const growth = whole.cost.wall / half.cost.wall
  const names = [half, whole].map(({ services }) => services.toLocaleString('en'))
  return [
    verdict(`${names[1]} services: ${memory.toFixed(2)} GiB, at most 2 GiB`, memory <= 2),
    verdict(
      `${names[1]} in place of ${names[0]}: ${growth.toFixed(2)} × the time, at most 2.2 ×`,
      growth <= 2.2,
    ),
  ]
}

const verdict = (text: string, isMet: boolean) => ({
  text: `- ${text}: ${isMet ? 'met' : '**missed**'}`,
  isMet,
})

/** The measurements as a section in Markdown. */
export const formatLarge = (all: readonly Large[]): string =>
  [
    '## Very large directories',
    '',
    'Short records, as exported from a register; each directory was built once.',
    '',
    '| services | files | MB | wall s | CPU s | peak MiB |',
    '| ---: | ---: | ---: | ---: | ---: | ---: |',
    ...all.map(({ services, files, bytes, cost }) =>
      [
        `| ${services.toLocaleString('en')}`,
        files.toLocaleString('en'),
        (bytes / 1e6).toFixed(0),
        (cost.wall / 1000).toFixed(1),
        (cost.cpu / 1000).toFixed(1),
        `${(cost.memory / 2 ** 20).toFixed(0)} |`,
      ].join(' | '),
    ),
    '',
    ...judgeLarge(all).map(({ text }) => text),
    '',
  ].join('\n')
