import { type PublishedText, publishedTexts } from '../directory/published-texts.ts'
import { objectsOf } from './objects.ts'
import type { Subject } from './rules/rule.ts'

/** The texts that a record publishes, except those of other records inside it. */
export const textsOf = (subject: Subject): readonly PublishedText[] =>
  publishedTexts(objectsOf(subject))
