import { type UrgentSettings, linesToRead } from '../../search/urgent/compose-urgent.ts'

/** Lists the lines of urgent help that were read more than six months before a day; undefined when there are none. */
export function sayLinesToRead(settings: UrgentSettings, today: string): string | undefined {
  const lines = linesToRead(settings, today)
  if (lines.length === 0) return undefined
  return [
    'These numbers of urgent help were read more than six months ago, or nobody wrote when. Compare each with its source. Then write the day as `read`, below `urgent` or `urgent_lines` in directory.yaml.',
    ...lines.map(([key, { name, call, text, web, source = 'no source' }]) =>
      [`  ${key.startsWith('own-') ? name : key}`, call ?? text ?? web, source].join('  '),
    ),
  ].join('\n')
}
