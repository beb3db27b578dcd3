/** The web addresses of a text, as they are written. */
export interface ReadLinks {
  readonly links: readonly string[]
  /** True when the text says more than the addresses. */
  readonly hasWords: boolean
}

const DOMAIN =
  /^(?:[a-z\d-]{1,63}\.){1,8}(?:org|com|net|info|uk|eu|wales|cymru|scot|london|io|co|me|us|ie)(?:[/?#]\S*)?$/i
const PATH = /^[\p{L}\d\s\w.:/?=&%#+~-]{1,500}$/u
const isLink = (word: string) => /^(?:https?:\/|www\.)\S+$/i.test(word) || DOMAIN.test(word)

/**
 * The web addresses in a text that has nothing else but labels: `https://a.org; https://b.org`, `Facebook: https://fb.com/a`. A blank
 * inside one stays. Undefined for a text without any.
 */
export function readLinks(text: string): ReadLinks | undefined {
  const words = text
    .trim()
    .replace(/\b(https?):\/*(?=\w)/gi, '$1://')
    .split(/\s+|[;,|](?=\s|https?:|www\.|$)/i)
    .map((word) => word.replace(/^[<("'[]+/, '').replace(/(?<![>)"'\].])[>)"'\].]+$/, ''))
    .filter((word) => word !== '')
  const links = words.filter(isLink)
  const others = words.filter((word) => !isLink(word))
  if (links.length === 0) return undefined
  // A blank in a path belongs to the address, as in `https://a.org/my file.pdf`.
  const isOne = links.length === 1 && /^https?:\/\/[^/]+\/./i.test(words[0]!) && PATH.test(text)
  if (isOne && !/^(?:and|or|for|to|see|on)$/i.test(others[0] ?? 'and'))
    return { links: [words.join('%20')], hasWords: false }
  const hasWords = others.some((word) => !/^(?:and|or|&|-|–|\/)$/i.test(word))
  return { links: [...new Set(links)], hasWords }
}
