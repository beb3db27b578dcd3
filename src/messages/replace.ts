import type { Language } from './languages.ts'
import { type Sentence, type Tree, isForms } from './sentence.ts'

/** Sentences that a publisher says in other words, by their keys: `find.title`. */
export type Replaced = Readonly<Record<string, Sentence>>

/** The file of a content folder with the sentences of a language that its publisher says in other words. */
export const wordsFile = (language: Language): string => `words/${language}.yaml`

const isSentence = (tree: Tree): tree is Sentence => typeof tree === 'string' || isForms(tree)

/** Every sentence with its key: the names that lead to it, with dots between them. */
export function* sentencesIn(tree: Tree, above = ''): Generator<readonly [key: string, Sentence]> {
  if (isSentence(tree)) yield [above, tree]
  else
    for (const [name, one] of Object.entries(tree))
      yield* sentencesIn(one, above === '' ? name : `${above}.${name}`)
}

/** The same sentences, but for those that are replaced. */
export function replaceIn(tree: Tree, replaced: Replaced, above = ''): Tree {
  if (isSentence(tree)) return Object.hasOwn(replaced, above) ? replaced[above]! : tree
  const within = (name: string | number, one: Tree) =>
    replaceIn(one, replaced, above === '' ? String(name) : `${above}.${name}`)
  return Array.isArray(tree)
    ? tree.map((one: Tree, i) => within(i, one))
    : Object.fromEntries(Object.entries(tree).map(([name, one]) => [name, within(name, one)]))
}
