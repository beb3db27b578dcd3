/** A text that also says what `Others` says. */
const OTHERS: unknown = Object.assign(Object('Penarth'), {
  tiles: 'tiles.example.org',
  hasSuggestions: true,
  hasGitHub: true,
})

/**
 * Arguments for the functions among words: texts, which are seen again in what a function says, in place of any text or number; or
 * a list.
 */
const ARGUMENTS: readonly (readonly unknown[])[] = [['Saltwick', OTHERS], [['england']]]

/** Every text among words, by its path; what functions say is among them. */
export function* textsIn(words: unknown, path = ''): Generator<readonly [string, string]> {
  if (typeof words === 'string') yield [path, words]
  else if (typeof words === 'function')
    yield* textsIn(said(words as (...given: unknown[]) => unknown), path)
  else if (typeof words === 'object' && words !== null)
    for (const [key, inner] of Object.entries(words))
      yield* textsIn(inner, path === '' ? key : `${path}.${key}`)
}

function said(say: (...given: unknown[]) => unknown): unknown {
  for (const given of ARGUMENTS)
    try {
      return say(...given)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  throw new Error(`No arguments fit ${String(say)}`)
}
