import { relative, sep } from 'node:path'
import { formatComment } from '../../changes/comment.ts'
import { reviewChange } from '../../changes/review.ts'
import { type Command, EXIT, UserError, toContent } from '../../command/command.ts'
import { changeOf, createDiscretion } from '../inputs/revisions.ts'

export const review: Command = {
  summary: 'say what a reviewer of a change should know',
  usage: 'BASE..HEAD [--content DIR] [--format markdown|json]',
  positionals: 1,
  options: {
    content: { type: 'string', default: 'content' },
    format: { type: 'string', default: 'markdown' },
  },
  help: {
    content: 'the folder of the records (content)',
    format: 'markdown, as the comment shows it, or json for `osd comment` (markdown)',
  },
  async run({ values, positionals: [range] }) {
    const content = toContent(values.content)
    if (values.format !== 'markdown' && values.format !== 'json')
      throw new UserError(
        `There is no format \`${values.format as string}\`; there are markdown, json.`,
      )
    if (range === undefined)
      throw new UserError('Name two versions, such as `main..HEAD`, or the one that came before.')
    const change = await changeOf(content, range)
    const review = reviewChange(change.before, change.after, {
      root: relative('.', content).replaceAll(sep, '/') || '.',
      pull: pullIn(process.env.GITHUB_REF),
      change: createDiscretion(change),
    })
    process.stdout.write(
      values.format === 'json' ? `${JSON.stringify(review, null, 2)}\n` : formatComment(review),
    )
    return EXIT.done
  },
}

/** The number of the pull request that GitHub checks out (`refs/pull/12/merge`). */
function pullIn(ref = ''): number | undefined {
  const [, number] = /^refs\/pull\/(\d+)\/merge$/.exec(ref) ?? []
  return number === undefined ? undefined : Number(number)
}
