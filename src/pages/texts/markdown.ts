import MarkdownIt from 'markdown-it'
import { once } from '../../text/memoise.ts'
import { Html, withoutUnseen } from '../layout/html.ts'
import { safeUrl } from '../layout/safe-url.ts'

/**
 * A text in Markdown (https://commonmark.org, with tables) as HTML. HTML in it is text. A link that is not safe stays as it was
 * written; a picture of another site becomes a link to it, because pages load nothing from elsewhere.
 */
export const markdown = (text: string): Html => new Html(renderer().render(withoutUnseen(text)))

const renderer = once(() => {
  const made = new MarkdownIt({ html: false, linkify: false })
  made.validateLink = isSafeLink
  const { rules } = made.renderer
  const picture = rules.image!
  rules.image = (tokens, index, ...rest) => {
    const token = tokens[index]!
    const address = String(token.attrGet('src'))
    if (isOnSite(address)) return picture(tokens, index, ...rest)
    const { escapeHtml } = made.utils
    return `<a href="${escapeHtml(address)}">${escapeHtml(token.content || address)}</a>`
  }
  // The heading of the page is the only one of the first level.
  for (const rule of ['heading_open', 'heading_close'] as const)
    rules[rule] = (tokens, index, options, _, self) => {
      const token = tokens[index]!
      if (token.tag === 'h1') token.tag = 'h2'
      return self.renderToken(tokens, index, options)
    }
  return made
})

/** A path on this site, or a place on this page. */
const isOnSite = (link: string) => /^(?:\/(?![/\\])|#)/.test(link)

const isSafeLink = (link: string): boolean =>
  isOnSite(link) ||
  safeUrl(link) !== undefined ||
  /^(?:mailto:[^\s<>"&@]+@[^\s<>"&]+|tel:\+?[\d-]{3,20})$/i.test(link)
