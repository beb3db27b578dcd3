import { hasAny } from '../../countries/countries.ts'
import { pageAt } from '../../pages/address.ts'
import { formatComment } from '../../changes/review/comment.ts'
import { type Review, reviewChange } from '../../changes/review/review.ts'
import { reportOn } from '../../content/report.ts'
import type { Reported } from '../../diagnostics/diagnostic.ts'
import { advise, createQualityContext } from '../../quality/advise.ts'
import { shippedSectors } from '../../io/shipped-sectors.ts'
import type { LoadedVersion } from '../inputs/load-change.ts'
import { defineCommand } from '../../io/command/command.ts'
import { EXIT } from '../../io/command/exit.ts'
import { createChangeRedactor } from '../formats/change-redactor.ts'
import { type Environment, readEvent } from '../github/event.ts'
import { contentOption, rootOf, toContent } from '../inputs/content-folder.ts'
import { toFormat } from '../../io/command/format.ts'
import { changeOf } from '../inputs/revisions.ts'
import { nowOption, toDate, toDay } from '../inputs/to-date.ts'

export const review = defineCommand({
  name: 'review',
  example: 'osd review main..HEAD',
  summary: 'Summarise a change of the records for its reviewer',
  positionals: { usage: 'BASE[..HEAD]', max: 1 },
  options: {
    content: contentOption,
    now: nowOption,
    format: {
      type: 'string',
      default: 'markdown',
      value: 'markdown|json',
      help: 'markdown for people, json for `osd comment`',
    },
  },
  async run({ values, positionals: [range] }) {
    const content = toContent(values.content)
    const format = toFormat(FORMATS, values.format)
    const change = await changeOf(content, range, toDay(values.now))
    const { before, after, touched } = change
    const found = reviewChange(before, after, {
      root: rootOf(content),
      touched,
      pageAt,
      advice: adviceOn(after, toDate(values.now)),
      pull: pullIn(process.env.GITHUB_REF),
      login: loginIn(process.env),
      change: createChangeRedactor(change),
    })
    process.stdout.write(format(found))
    return EXIT.ok
  },
})

/** Advice on all records on a day. */
function adviceOn({ directory, sources }: LoadedVersion, now: string): readonly Reported[] {
  const sectors = hasAny(directory.settings.countries, 'hasSectors') ? shippedSectors() : undefined
  const context = createQualityContext(directory, { sectors, now })
  return reportOn([...advise(context)], sources)
}

const FORMATS: Readonly<Record<string, (review: Review) => string>> = {
  markdown: (found) => formatComment(found),
  json: (found) => `${JSON.stringify(found, null, 2)}\n`,
}

/** The account that has opened the pull request; undefined outside a workflow. */
function loginIn(env: Environment): string | undefined {
  if (!env.GITHUB_EVENT_PATH) return undefined
  const { pull_request: pull } = readEvent<{
    readonly pull_request?: { readonly user?: { readonly login?: unknown } | null }
  }>(env)
  const login = pull?.user?.login
  return typeof login === 'string' && LOGIN.test(login) ? login : undefined
}

/** An App is a bot, whose name has brackets. */
const LOGIN = /^[A-Za-z0-9-]{1,39}$/

/** The number of the pull request that GitHub has checked out (`refs/pull/12/merge`). */
function pullIn(ref = ''): number | undefined {
  const [, number] = /^refs\/pull\/(\d+)\/merge$/.exec(ref) ?? []
  return number === undefined ? undefined : Number(number)
}
