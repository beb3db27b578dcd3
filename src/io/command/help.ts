import type { Command, Option } from './command.ts'

/** The text of `osd --help`. */
export function overviewOf(commands: readonly Command[]): string {
  return [
    'osd publishes YAML records of local services as an Open Referral UK feed.',
    '',
    ...columns(commands.map(({ name, summary }) => [`osd ${name}`, summary])),
    '',
    'Run `osd COMMAND --help` for the options of a command.',
  ].join('\n')
}

/** The text of `osd COMMAND --help`. */
export function helpOf({ name, summary, positionals, options }: Command): string {
  const rows = Object.entries(options).map(
    ([option, about]) => [usageOf(option, about), explain(about)] as const,
  )
  return [
    ['osd', name, positionals?.usage, rows.length > 0 && '[OPTIONS]'].filter(Boolean).join(' '),
    '',
    `${summary}.`,
    ...(rows.length > 0 ? ['', ...columns(rows)] : []),
  ].join('\n')
}

const usageOf = (name: string, { value }: Option) => (value ? `--${name} ${value}` : `--${name}`)

const explain = ({ help, default: initial }: Option) =>
  initial === undefined ? help : `${help} (default: ${initial})`

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
