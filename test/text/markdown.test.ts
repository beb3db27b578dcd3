import { describe, expect, it } from 'vitest'
import { escapeMarkdown } from '../../src/text/markdown.ts'

const UNSEEN = '\u200B'

describe('escaped Markdown', () => {
  it.each([
    ['**bold** _it_ ~~gone~~', String.raw`\*\*bold\*\* \_it\_ \~\~gone\~\~`],
    ['![x](http://a.b) [y](z)', String.raw`\!\[x\](http:\/\/a.b) \[y\](z)`],
    ['<script>&amp;<!-- -->', String.raw`\<script\>\&amp;\<\!-- --\>`],
    ['see www.example.org', String.raw`see www\.example.org`],
    ['@everybody, look', `@${UNSEEN}everybody, look`],
    ['a@b.org', `a@${UNSEEN}b.org`],
    ['fixes #12 and GH-12', `fixes \\#${UNSEEN}12 and GH-${UNSEEN}12`],
    ['one\n\n# two\n- three', String.raw`one \# two - three`],
    ['a ‮b', 'a b'],
    ['$x$ | y', String.raw`\$x\$ \| y`],
  ])('has no effect in %j', (text, shown) => {
    expect(escapeMarkdown(text)).toBe(shown)
  })

  it('keeps code between two backquotes', () => {
    expect(escapeMarkdown('Write `@a <b> **c**` *here*.')).toBe(
      String.raw`Write ${'`@a <b> **c**`'} \*here\*.`,
    )
  })

  it('does not open code with a single backquote', () => {
    expect(escapeMarkdown('a ` b')).toBe(String.raw`a \` b`)
    expect(escapeMarkdown('a `` b')).toBe(String.raw`a \`\` b`)
    expect(escapeMarkdown('a \\')).toBe('a \\\\')
  })
})
