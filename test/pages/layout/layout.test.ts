import { describe, expect, it } from 'vitest'
import { html } from '../../../src/pages/layout/html.ts'
import { layoutPage } from '../../../src/pages/layout/layout.ts'
import { type PagesManifest, contextOf } from '../../../src/pages/pages-manifest.ts'

const manifest: PagesManifest = {
  languages: ['en', 'cy'],
  contentLanguage: 'en-GB',
  style: '/style.css',
  theme: { light: '#0b5d66', dark: '#02353a' },
  icon: '/icon.svg',
  picture: '/picture.png',
  hasUrgent: false,
  hasContact: false,
  own: [],
  directory: { title: 'Test', timezone: 'Europe/London' },
}
const noticeIn = (language: 'en' | 'cy', notice?: PagesManifest['notice']) =>
  /<p class="note"[^>]*><small>[^<]*/.exec(
    layoutPage(
      { title: 'Page', main: html`<p>Main.</p>` },
      contextOf({ ...manifest, ...(notice && { notice }) }, language),
    ),
  )?.[0]

describe('the notice of a directory', () => {
  const [en, cy] = ['Closed & quiet.', 'Ar gau.']

  it('stands on every page, in its language', () => {
    expect(noticeIn('en', { en, cy })).toMatch(
      /^<p class="note" dir="auto".*>Closed &amp; quiet\.$/,
    )
    expect(noticeIn('cy', { en, cy })).toBe('<p class="note" lang="cy" dir="auto"><small>Ar gau.')
  })

  it('is in the language of the records where it is in no other, and says so', () => {
    expect(noticeIn('cy', { en })).toMatch(/lang="en[^"]*"><small>Closed &amp; quiet\.$/)
  })

  it('is on no page without one', () => {
    expect(noticeIn('en')).toBeUndefined()
  })
})
