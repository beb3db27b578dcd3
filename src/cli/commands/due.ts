import { dueBetween } from '../../directory/due.ts'
import { loadContent } from '../../generator/pipeline.ts'
import { defineCommand } from '../../io/command/command.ts'
import { UserError } from '../../io/command/errors.ts'
import { EXIT } from '../../io/command/exit.ts'
import { log } from '../../io/command/log.ts'
import { contentOption, toContent } from '../inputs/content-folder.ts'
import { toDate } from '../inputs/to-date.ts'
import { linesOf, sayWaiting } from '../quality/waiting.ts'

export const due = defineCommand({
  name: 'due',
  example: 'osd due --since 2026-11-01',
  summary: 'List what has fallen due since the site was last built',
  options: {
    since: { type: 'string', value: 'DATE', help: 'day of the last build, as YYYY-MM-DD' },
    published: {
      type: 'string',
      value: 'N',
      default: '0',
      help: 'how often what was due has been published in the last 30 days',
    },
    now: { type: 'string', value: 'DATE', help: 'day to look from (default: today)' },
    content: contentOption,
  },
  async run({ values }) {
    const content = toContent(values.content)
    if (values.since === undefined)
      throw new UserError('Say when the site was last built: `--since 2026-11-23`.')
    const [since, now] = [toDate(values.since), toDate(values.now)]
    if (!/^\d{1,6}$/.test(values.published))
      throw new UserError(`\`${values.published}\` is not a number. Write it like \`2\`.`)
    const { directory } = await loadContent(content, { today: now })
    if (!directory) throw new UserError('The records have errors. `osd check` lists them.')
    const found = dueBetween(directory, since, now)
    const waiting = sayWaiting(directory, { since, published: Number(values.published) }, now)
    if (found.length === 0) log(`Nothing has fallen due since ${since}.`)
    else if (waiting === undefined) process.stdout.write(`${linesOf(found)}\n`)
    else log(waiting)
    return EXIT.ok
  },
})
