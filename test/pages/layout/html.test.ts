import { describe, expect, it } from 'vitest'
import { html, json } from '../../../src/pages/layout/html.ts'
import { mailLink, phoneLink, safeUrl } from '../../../src/pages/layout/safe-url.ts'

describe('a template', () => {
  it('escapes its values', () => {
    expect(html`<p title="${`"'&<>`}">${'<script>'}</p>`.text).toBe(
      '<p title="&quot;&#39;&amp;&lt;&gt;">&lt;script&gt;</p>',
    )
  })

  it('contains other templates as they are, in lists as well', () => {
    const items = ['a', '<'].map((item) => html`<li>${item}</li>`)
    expect(
      html`<ul>
        ${items}
      </ul>`.text.replace(/\s/g, ''),
    ).toBe('<ul><li>a</li><li>&lt;</li></ul>')
  })

  it('writes nothing for what is absent, and zero as a number', () => {
    expect(html`[${undefined}${null}${false}${0}]`.text).toBe('[0]')
  })

  it.each([
    ['\u202Etxt.exe', 'txt.exe'],
    ['a\u2066b\u2069', 'ab'],
    ['a\u0000b\u001Bc', 'abc'],
    ['line\nline\ttab', 'line\nline\ttab'],
  ])('leaves out marks that turn the text around and control characters: %j', (text, shown) => {
    expect(html`${text}`.text).toBe(shown)
  })
})

describe('JSON within a page', () => {
  it('cannot end its element, and is the same value', () => {
    const value = { name: '</script><!-- & \u2028' }
    expect(json(value).text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(json(value).text)).toEqual(value)
  })
})

describe('a link from content', () => {
  it.each(['https://example.org/', 'http://example.org/a?b=c#d'])('may be %s', (url) => {
    expect(safeUrl(url)).toBe(url)
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    'https://user:secret@example.org/',
    '//example.org',
    '/services',
    'mailto:a@example.org',
    '',
    undefined,
  ])('is not made of %j', (url) => {
    expect(safeUrl(url)).toBeUndefined()
  })

  it.each([
    ['0117 496 0120', 'tel:01174960120'],
    ['+44 (0)117 496 0120', 'tel:+441174960120'],
    ['111', 'tel:111'],
    ['0117 496 0123 ext 12', 'tel:01174960123'],
    ['0117 496 0123 (Mon-Fri 9-5)', 'tel:01174960123'],
    ['0117 496 0123 or 0117 496 0124', undefined],
    ['ask at the desk', undefined],
    ['1', undefined],
  ])('to ring %j is %j', (number, link) => {
    expect(phoneLink(number)).toBe(link)
  })

  it.each([
    ['hello@example.org', 'mailto:hello@example.org'],
    ['a@example.org?bcc=b@example.org', undefined],
    ['a@b@c', undefined],
  ])('to write to %j is %j', (email, link) => {
    expect(mailLink(email)).toBe(link)
  })
})
