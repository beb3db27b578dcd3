import { type PagesManifest, contextOf } from '../../src/pages/pages-manifest.ts'

/** The context of pages in English, of a directory without pages of its own. */
export const englishContext = (directory: Partial<PagesManifest['directory']> = {}) =>
  contextOf({
    languages: ['en'],
    contentLanguage: 'en',
    style: '/style.css',
    theme: { light: '#0b5d66', dark: '#02353a' },
    icon: '/icon.svg',
    picture: '/picture.png',
    hasUrgent: false,
    hasContact: false,
    own: [],
    directory: { title: 'Test', timezone: 'Europe/London', ...directory },
  })
