import { withEdits } from '../../../edit/with-edits.ts'
import { fileOf } from '../../../record/schema/written.ts'
import { fieldsIn } from '../../../record/yaml/parse-yaml.ts'
import { digestOf, memberBranch } from '../../change/branches.ts'
import { judgeChange } from '../../change/judge-change.ts'
import { bodyOf, titleOf } from '../../change/pull-text.ts'
import { readFile, sideOf } from '../../change/side.ts'
import { sentenceOf } from '../../../changes/sentences/sentence.ts'
import { GitHubError, type Repository } from '../github/client.ts'
import { openPullRequest, readBase } from '../github/pull-request.ts'
import { type Outcome, outcomeOf } from './decide.ts'
import type { Surroundings } from './describe.ts'
import type { PairRecord } from './read-pair.ts'

/** An organization that is part of another one. */
export interface Parent {
  readonly part: PairRecord
  /** The slug of the other one. */
  readonly whole: string
  readonly surroundings: Surroundings
}

/** Opens a pull request that writes the parent of an organization into its record. */
export const sendParent = (
  repository: Repository,
  { part: { slug, text: before }, whole, surroundings: { world, parser } }: Parent,
): Promise<Outcome> =>
  outcomeOf(async () => {
    const file = fileOf('organization', slug)
    const path = `content/${file}`
    const value = fieldsIn(before)
    const edited = value
      ? withEdits(before, { ...value, parent_organization: whole })
      : { refusal: '' }
    if ('refusal' in edited) throw new GitHubError(`PUT ${path}`, 'refused')
    const after = edited.text
    const [was, is] = [before, after].map((text) => sideOf([readFile(parser, file, text)]))
    // What no longer parses is no record any more.
    if (is!.records.length === 0) throw new GitHubError(`PUT ${path}`, 'refused')
    const changes = judgeChange({ before: was!, after: is! }, world).changes().map(sentenceOf)
    const files = [{ path, text: after }]
    await openPullRequest(repository, {
      base: await readBase(repository),
      branch: memberBranch(await digestOf(files)),
      title: titleOf({ files }, 'member'),
      body: bodyOf(changes, ''),
      files: new Map([[path, after]]),
    })
  })
