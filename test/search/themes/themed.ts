import { readFileSync, readdirSync } from 'node:fs'

/** A text, and what it is about. A word or phrase alone counts less. */
export interface Themed {
  readonly text: string
  readonly theme: string
  readonly isPhrase: boolean
}

const FOLDER = new URL('texts/', import.meta.url)
const HEAD = /^\[([a-z-]+)\] ?(.*)$/

/** The texts that weights are fitted on: below `[theme] words, phrases` a text on each line. */
export function readThemed(): readonly Themed[] {
  let theme = ''
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n'))
    .flatMap((line): Themed[] => {
      const [, name, phrases = ''] = HEAD.exec(line) ?? []
      if (name === undefined) return line === '' ? [] : [{ text: line, theme, isPhrase: false }]
      theme = name
      return phrases
        .split(', ')
        .filter(Boolean)
        .map((text) => ({ text, theme, isPhrase: true }))
    })
}
