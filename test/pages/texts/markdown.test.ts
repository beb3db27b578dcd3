import { describe, expect, it } from 'vitest'
import { markdown } from '../../../src/pages/texts/markdown.ts'

const of = (text: string) => markdown(text).text.trim()

it('makes headings, lists, links and tables', () => {
  expect(of('# A\n\n## B')).toBe('<h2>A</h2>\n<h2>B</h2>')
  expect(of('[us](https://example.org/a) and [there](/find/topics)')).toBe(
    '<p><a href="https://example.org/a">us</a> and <a href="/find/topics">there</a></p>',
  )
  expect(of('| a |\n|---|\n| b |')).toContain('<td>b</td>')
  expect(of('![The hall](/hall.jpg)')).toBe('<p><img src="/hall.jpg" alt="The hall"></p>')
})

it('makes a picture of another site a link, because pages load nothing from elsewhere', () => {
  expect(of('![A "map"](https://example.org/map.png)')).toBe(
    '<p><a href="https://example.org/map.png">A &quot;map&quot;</a></p>',
  )
})

describe('hostile Markdown stays text', () => {
  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt&#58;alert(1))',
    '[a](java\tscript:alert(1))',
    '[a](data:text/html,x)',
    '[a](vbscript:x)',
    '![a](data:image/svg+xml,<svg onload=alert(1)>)',
    '![a](x"onerror="alert(1))',
    '[a](//evil.example)',
    '[a](/\\evil.example)',
    '[a](https://user:pass@evil.example)',
    '[a]: javascript:alert(1)\n\n[a]',
    '<javascript:alert(1)>',
    '[a](/x "\\" onclick=alert(1) x=\\"")',
    '&lt;script&gt;alert(1)',
    '| <b onclick=x> |\n|---|\n| y |',
    '```html onload="x"\n</code><script>\n```',
    'mail <a@b.example?bcc=x"onclick=y>',
  ])('%s', (text) => {
    const made = of(text)
    expect(made).not.toMatch(/<(?:script|svg|iframe|b)\b/i)
    expect(made).not.toMatch(/(?:href|src)="(?:javascript|data|vbscript|\/\/|\/\\|https:\/\/user)/i)
    const tags = made.match(/<[a-z](?:[^"<>]|"[^"]*")*>/gi) ?? []
    for (const tag of tags) expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+\s*=/i)
  })

  it('marks that turn the text around are left out', () => {
    expect(of('a \u202E b')).toBe('<p>a  b</p>')
  })
})
