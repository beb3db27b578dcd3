import { readFileSync, readdirSync } from 'node:fs'

/** A text, and what it is about. A word or phrase alone counts less. */
export interface Themed {
  readonly text: string
  readonly theme: string
  readonly isPhrase: boolean
}

const FOLDER = new URL('texts/', import.meta.url)
const HEAD = /^\[([a-z-]+)(?: < ([a-z-]+))?\] ?(.*)$/

/** The texts that weights are fitted on: below `[theme] words, phrases`, or `[theme < a wider one] …`, a text on each line. */
export function readThemed(): readonly Themed[] {
  const ids = new Map<string, string>()
  let name = ''
  const texts = readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n'))
    .flatMap((line): Themed[] => {
      const [, own, wider, phrases = ''] = HEAD.exec(line) ?? []
      if (own === undefined)
        return line === '' ? [] : [{ text: line, theme: name, isPhrase: false }]
      name = own
      if (wider !== undefined) ids.set(own, `${own}/${wider}`)
      return phrases
        .split(', ')
        .filter(Boolean)
        .map((text) => ({ text, theme: own, isPhrase: true }))
    })
  return texts.map((one) => ({ ...one, theme: ids.get(one.theme) ?? one.theme }))
}
