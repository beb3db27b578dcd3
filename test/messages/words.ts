import { sentencesIn } from '../../src/messages/replace.ts'
import type { Tree } from '../../src/messages/sentence.ts'

/** Every text among sentences, by its key; the forms of one, each by its category. `{name}` becomes `Saltwick`. */
export function* textsIn(tree: Tree): Generator<readonly [string, string]> {
  for (const [key, sentence] of sentencesIn(tree)) {
    if (typeof sentence === 'string') yield [key, said(sentence)]
    else for (const [form, text] of Object.entries(sentence)) yield [`${key}.${form}`, said(text)]
  }
}

const said = (text: string) => text.replace(/\{\w+(?::\w+)?\}/g, 'Saltwick')
