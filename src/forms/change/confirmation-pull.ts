import { confirmationsBranch } from './branches.ts'

/**
 * What the branch and the pull request of a month say about the confirmation of a record. `path` is that in the repository, `day` is
 * YYYY-MM-DD.
 */
export function confirmationPull(path: string, day: string) {
  const month = day.slice(0, 7)
  const name = path.replace(/^content\/|\.yaml$/g, '')
  return {
    branch: confirmationsBranch(month),
    message: `Confirm ${name}: ${day}`,
    pull: { title: `Still correct: ${month}`, intro: INTRO, label: LABEL },
    pattern: /^Confirm ([\w/-]+:) (\d{4}-\d\d-\d\d)$/,
  }
}

const LABEL = 'confirmation'

const INTRO =
  'People say with the form that these records are still right on that day. Nothing else changes. Nobody knows who they were where it says “not signed”.'
