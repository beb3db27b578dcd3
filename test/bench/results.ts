import { readFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'
import type { Cost } from './measure.ts'

/** The measurements of one directory: medians by task. */
export interface Measured {
  readonly records: number
  readonly runs: number
  readonly files: number
  readonly bytes: number
  readonly costs: ReadonlyMap<string, Cost>
}

/** A target: a task may take at most a share of another, or some seconds. */
interface Target {
  readonly task: string
  readonly most: number
  /** The other task; without it, `most` is in seconds. */
  readonly of?: string
}

const CHANGED = 'build, one record changed'

/** The targets of a directory of 10,000 records. */
const TARGETS: readonly Target[] = [
  { task: 'build', most: 0.5, of: 'Eleventy' },
  { task: 'build', most: 3, of: 'floor' },
  { task: CHANGED, most: 0.5, of: 'build' },
  { task: CHANGED, most: 1 },
  { task: 'check', most: 0.5, of: 'build' },
  { task: 'check', most: 3 },
]
const JUDGED = 10_000

const reached = ({ task, of }: Target, { costs }: Measured): number => {
  const wall = costs.get(task)!.wall
  return of ? wall / costs.get(of)!.wall : wall / 1000
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
    'median of runs that took turns, with files in memory if the machine has a folder for that.',
    '',
    ...measured.flatMap((one) => [...sectionOf(one), '']),
  ].join('\n')
}

function sectionOf(measured: Measured): string[] {
  const { records, runs, files, bytes, costs } = measured
  const ratio = (wall: number, task: string) => (wall / costs.get(task)!.wall).toFixed(2)
  return [
    `## ${records.toLocaleString('en')} records`,
    '',
    `${files.toLocaleString('en')} files, ${(bytes / 1e6).toFixed(1)} MB; ${runs} runs.`,
    '',
    '| | wall s | CPU s | peak MiB | × Eleventy | × floor | × build |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...costs].map(([name, { wall, cpu, memory }]) =>
      [
        `| ${name}`,
        (wall / 1000).toFixed(2),
        (cpu / 1000).toFixed(2),
        (memory / 2 ** 20).toFixed(0),
        ratio(wall, 'Eleventy'),
        ratio(wall, 'floor'),
        `${ratio(wall, 'build')} |`,
      ].join(' | '),
    ),
    ...(records === JUDGED ? ['', ...TARGETS.map((target) => verdict(target, measured))] : []),
  ]
}

function verdict(target: Target, measured: Measured): string {
  const { task, most, of } = target
  const is = reached(target, measured)
  const unit = of ? ` × ${of}` : ' s'
  return `- ${task}: ${is.toFixed(2)}${unit}, at most ${most}${unit}: ${is <= most ? 'met' : '**missed**'}`
}

function versionOf(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
