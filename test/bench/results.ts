import { readFileSync } from 'node:fs'
import { arch, cpus, loadavg, platform, totalmem } from 'node:os'
import type { Kind } from './kinds.ts'
import type { Cost } from './measure.ts'

/** The measurements of one directory: medians by task. */
export interface Measured {
  readonly records: number
  readonly runs: number
  readonly files: number
  readonly bytes: number
  readonly costs: ReadonlyMap<string, Cost>
  /** The bytes that a task writes, for those that write. */
  readonly output: ReadonlyMap<string, number>
  /** What the build publishes. */
  readonly kinds: readonly Kind[]
}

/** A target: a task may take at most a share of another, or some seconds. */
interface Target {
  readonly task: string
  readonly most: number
  /** The other task; without it, `most` is in seconds. */
  readonly of?: string
  /** Wall time if absent. */
  readonly figure?: 'wall' | 'cpu'
}

/** The same documents as those of Eleventy, and the index, the dumps and all checks besides. */
const WITHOUT_PAGES = 'build without pages'
/** What Eleventy writes, and nothing else, in one thread. */
const SAME = 'the same documents'

/** The targets of a directory of 10,000 records. */
const TARGETS: readonly Target[] = [
  { task: SAME, most: 1, of: 'Eleventy' },
  { task: SAME, figure: 'cpu', most: 1, of: 'Eleventy' },
  // All that Eleventy does not do, too: pages, index, dumps and every check.
  { task: 'build', most: 2, of: 'Eleventy' },
  { task: 'build', most: 1.25, of: WITHOUT_PAGES },
  { task: 'check', most: 0.5, of: 'build' },
  { task: 'check', most: 3 },
]
const JUDGED = 10_000

const reached = ({ task, of, figure = 'wall' }: Target, { costs }: Measured): number => {
  const cost = costs.get(task)![figure]
  return of ? cost / costs.get(of)![figure] : cost / 1000
}

/** The targets that a measurement misses. Only 10,000 records have targets. */
export const missedTargets = (measured: Measured): readonly Target[] =>
  measured.records === JUDGED
    ? TARGETS.filter((target) => reached(target, measured) > target.most)
    : []

/** The measurements as a Markdown page, with the versions and the machine that they depend on. */
export function formatResults(measured: readonly Measured[], command: string): string {
  const [cpu] = cpus()
  return [
    '# The cost of a build',
    '',
    `Made by \`${command}\` on ${cpus().length} × ${cpu?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${platform()} ${arch()};`,
    `Node ${process.versions.node}, Eleventy ${versionOf('@11ty/eleventy')}, esbuild ${versionOf('esbuild')}, js-yaml ${versionOf('js-yaml')}. Each figure is the`,
    'median of runs that took turns, with files in memory if the machine has a folder for that. Eleventy joins the same records and',
    'writes the same documents as a build without pages, but no index, no dumps and nothing that is checked; “the same documents” are',
    'our parts of the build that do this work, in one thread like Eleventy.',
    `The load average was ${loadavg()[2]!.toFixed(1)} at the end: above ${cpus().length}, only ratios count.`,
    '',
    ...measured.flatMap((one) => [...sectionOf(one), '']),
  ].join('\n')
}

function sectionOf(measured: Measured): string[] {
  const { records, runs, files, bytes, costs, output, kinds } = measured
  const ratio = (wall: number, task: string) => (wall / costs.get(task)!.wall).toFixed(2)
  const eleventy = costs.get('Eleventy')!
  /** The ratio to Eleventy of the time for a megabyte. */
  const perMegabyte = (name: string, wall: number) =>
    output.has(name)
      ? (((wall / eleventy.wall) * output.get('Eleventy')!) / output.get(name)!).toFixed(2)
      : ''
  const megabytes = (name: string) => (output.has(name) ? (output.get(name)! / 1e6).toFixed(0) : '')
  return [
    `## ${records.toLocaleString('en')} records`,
    '',
    `${files.toLocaleString('en')} files, ${(bytes / 1e6).toFixed(1)} MB; ${runs} runs.`,
    '',
    '| | wall s | CPU s | peak MiB | written MB | × Eleventy | its CPU | for each MB | × floor | × build |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...costs].map(([name, { wall, cpu, memory }]) =>
      [
        `| ${name}`,
        (wall / 1000).toFixed(2),
        (cpu / 1000).toFixed(2),
        (memory / 2 ** 20).toFixed(0),
        megabytes(name),
        ratio(wall, 'Eleventy'),
        (cpu / eleventy.cpu).toFixed(2),
        perMegabyte(name, wall),
        ratio(wall, 'floor'),
        `${ratio(wall, 'build')} |`,
      ].join(' | '),
    ),
    ...(records === JUDGED ? ['', ...TARGETS.map((target) => verdict(target, measured))] : []),
    '',
    '| what the build publishes | files | MB |',
    '| --- | ---: | ---: |',
    ...kinds.map(
      ({ name, files, bytes }) =>
        `| ${name} | ${files.toLocaleString('en')} | ${(bytes / 1e6).toFixed(1)} |`,
    ),
  ]
}

function verdict(target: Target, measured: Measured): string {
  const { task, most, of, figure } = target
  const is = reached(target, measured)
  const unit = of ? ` × ${figure === 'cpu' ? 'the CPU of ' : ''}${of}` : ' s'
  return `- ${task}: ${is.toFixed(2)}${unit}, at most ${most}${unit}: ${is <= most ? 'met' : '**missed**'}`
}

function versionOf(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
