import type { Command, Option } from './command.ts'

/** Commands below the heading of their group. */
export type Groups = Readonly<Record<string, readonly Command[]>>

/** The text of `osd --help`. */
export function overviewOf(groups: Groups): string {
  const all = Object.values(groups).flat()
  const lines = columns(all.map(({ name, summary }) => [`osd ${name}`, summary]))
  const lineOf = new Map(all.map((command, i) => [command, lines[i]!]))
  return [
    'osd publishes YAML records of local services as an Open Referral UK feed.',
    ...Object.entries(groups).flatMap(([heading, commands]) => [
      '',
      `${heading}:`,
      ...commands.map((command) => lineOf.get(command)!),
    ]),
    '',
    'Run `osd COMMAND --help` for the options of a command, and `osd --version` for the version of the program.',
  ].join('\n')
}

/** The text of `osd COMMAND --help`. */
export function helpOf({ name, summary, positionals, options, example }: Command): string {
  const rows = Object.entries(options).map(
    ([option, about]) => [usageOf(option, about), explain(about)] as const,
  )
  return [
    ['osd', name, positionals?.usage, rows.length > 0 && '[OPTIONS]'].filter(Boolean).join(' '),
    '',
    `${summary}.`,
    ...(rows.length > 0 ? ['', ...columns(rows)] : []),
    '',
    `For example: ${example}`,
  ].join('\n')
}

const usageOf = (name: string, { value }: Option) => (value ? `--${name} ${value}` : `--${name}`)

const explain = ({ help, default: initial }: Option) =>
  initial === undefined ? help : `${help} (default: ${initial})`

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
