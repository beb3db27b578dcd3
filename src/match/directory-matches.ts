import type { Directory } from '../directory/directory.ts'
import { memoise } from '../text/memoise.ts'
import { standingAnswers } from './answers.ts'
import { recordsOf } from './directory-records.ts'
import { type Match, findMatches } from './match.ts'

/** What looks alike in a directory and has not been answered. */
export const matchesOf = memoise((directory: Directory): readonly Match[] => {
  const records = recordsOf(directory)
  return findMatches(records, standingAnswers(records, directory))
})
