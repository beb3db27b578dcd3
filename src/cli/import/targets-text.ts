import { targets } from '../../record/mapping/targets.ts'

/** Everything that a column may become, a line each: its name, what a cell may say, and what it means. */
export function targetsText(): string {
  const cards = targets()
  const width = Math.max(...cards.map(({ to }) => to.length))
  return [
    'Write one of these after the name of a column, below `mapping:` in content/sources/NAME.yaml.',
    '',
    ...cards.map(
      ({ to, means, example }) =>
        `${to.padEnd(width)}  ${means}${example === '' ? '' : ` Such as: ${example}`}`,
    ),
    '',
  ].join('\n')
}
