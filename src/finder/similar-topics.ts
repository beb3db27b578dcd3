import { foldedWords } from '../search/text/fold.ts'
import { isWithin } from '../text/suggest.ts'
import type { Topic } from './pages/topic-choice.ts'

/** The most topics to offer. */
const MAX_TOPICS = 5

/** Shorter words are like too many others. */
const MIN_LETTERS = 4

/** The topics with a word that begins like a word of the search, or is spelt almost like it; those with most such words first. */
export function similarTopics(search: string, topics: readonly Topic[]): readonly Topic[] {
  const wanted = foldedWords(search).filter((word) => word.length >= MIN_LETTERS)
  if (wanted.length === 0) return []
  return topics
    .map((topic) => {
      const words = foldedWords(topic.name)
      const alike = wanted.filter((word) => words.some((other) => areAlike(word, other))).length
      return { topic, alike }
    })
    .filter(({ alike }) => alike > 0)
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, MAX_TOPICS)
    .map(({ topic }) => topic)
}

const areAlike = (one: string, other: string): boolean =>
  other.length >= MIN_LETTERS &&
  (one.slice(0, MIN_LETTERS) === other.slice(0, MIN_LETTERS) ||
    isWithin(one, other, one.length > 7 ? 2 : 1))
