import type { Paint } from '../../io/command/paint.ts'
import { printable } from '../formats/printable.ts'
import type { NamedResult } from './run.ts'

const COLOURS = { pass: 'green', fail: 'red', 'not seen': 'dim' } as const

/** Formats what each check expected and what it saw. */
export function formatSmoke(results: readonly NamedResult[], label: string, paint: Paint): string {
  const count = (outcome: NamedResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  const width = Math.max(...Object.keys(COLOURS).map(({ length }) => length))
  return [
    paint.bold(label),
    '',
    ...results.flatMap(({ name, expects, outcome, saw }) => [
      `${paint[COLOURS[outcome]](outcome.padEnd(width))}  ${paint.bold(name)}`,
      `  expected  ${expects}`,
      `  seen      ${printable(saw)}`,
    ]),
    '',
    `${count('pass')} as expected, ${count('fail')} otherwise, ${count('not seen')} not seen.`,
    '',
  ].join('\n')
}
