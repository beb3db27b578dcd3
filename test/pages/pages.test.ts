import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import type { Directory } from '../../src/directory/directory.ts'
import type { EntityName } from '../../src/hsds/entities.ts'
import { fieldsOf } from '../../src/hsds/entities.ts'
import type { Document } from '../../src/hsds/types.ts'
import { organizationPage } from '../../src/pages/records/organization-page.ts'
import type { PageContext } from '../../src/pages/page-context.ts'
import { html } from '../../src/pages/layout/html.ts'
import { servicePage } from '../../src/pages/records/service-page.ts'
import { messagesIn } from '../../src/messages/messages.ts'
import { readSmallTown } from '../generator/publish/small-town.ts'
import { type Files, checkFiles, service } from '../rules/base.ts'
import { pagesOf } from './site-pages.ts'

const town = pagesOf(await readSmallTown())

function directoryOf(files: Files): Directory {
  const { directory, diagnostics } = checkFiles(files)
  if (!directory) throw new Error(JSON.stringify(diagnostics, null, 2))
  return directory
}

it('name the sources of imported records at their end, the first five of many', async () => {
  const source = (name: string, licence?: string) => ({
    name,
    file: `sources/${name}.yaml`,
    settings: { attribution: `The ${name} & Co`, ...(licence && { licence }) },
  })
  const sources = [
    source('otters', 'https://otters.example/licence'),
    source('eels', 'javascript:alert(1)'),
    ...['crabs', 'gulls', 'seals', 'terns', 'whelks'].map((name) => source(name)),
  ]
  const page = pagesOf({ ...(await readSmallTown()), sources }).get('/find/a-z.html')!
  expect(page).toContain(
    '<a href="https://otters.example/licence" dir="auto">The otters &amp; Co</a>',
  )
  expect(page).toContain('<li><span dir="auto">The eels &amp; Co</span></li>')
  expect(page).toContain('<a href="/">and 2 more</a>')
  expect(page).not.toContain('terns')
})

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'void-style': 'off', 'no-trailing-whitespace': 'off', 'long-title': 'off' },
})

describe('the pages', () => {
  it('are of every service, organization and topic, with an overview of each kind', () => {
    expect([...town.keys()].filter((path) => !path.startsWith('/find/_/')).sort()).toMatchSnapshot()
  })

  it.each([...town].filter(([path]) => path.endsWith('.html')))(
    '%s is valid HTML with links that lead somewhere',
    async (_, page) => {
      const report = await validator.validateString(page)
      expect(report.results.flatMap(({ messages }) => messages)).toEqual([])
      const links = [...page.matchAll(/href="((?:\/cy)?\/find[^"#?]*)/g)].map(([, link]) => link!)
      const files = links.map((link) =>
        /\.(?:css|svg|ics|atom)$/.test(link) ? link : `${link}.html`,
      )
      expect(files.filter((file) => !town.has(file))).toEqual([])
    },
  )

  it('are not made when they are switched off', () => {
    const pages = pagesOf(directoryOf({ 'directory.yaml': { title: 'Test', pages: 'off' } }))
    expect([...pages]).toEqual([])
  })

  it('are in Welsh for a directory in Welsh, and in English for any other', () => {
    const inLanguage = (language: string) =>
      pagesOf(directoryOf({ 'directory.yaml': { title: 'Test', language } })).get(
        '/find/topics.html',
      )
    expect(inLanguage('cy')).toContain('<html lang="cy">')
    expect(inLanguage('cy')).toContain('Pynciau')
    expect(inLanguage('pl')).toContain('<html lang="en">')
  })

  it('have a page for each letter of a large directory', () => {
    const services = Object.fromEntries(
      Array.from({ length: 501 }, (_, i) => [
        `services/s${i}.yaml`,
        { ...service, name: `${['Élan', 'beta', '7 up', '“Zed”'][i % 4]} ${i}` },
      ]),
    )
    const letters = [...pagesOf(directoryOf(services)).keys()].filter((path) =>
      path.startsWith('/find/a-z/'),
    )
    expect(letters.sort()).toEqual(['0', 'b', 'e', 'z'].map((letter) => `/find/a-z/${letter}.html`))
  })
})

describe('hostile text in every field of a document', () => {
  const HOSTILE = `</title></script><script>alert(1)</script><img src=x onerror=alert(1)>" onclick="x\u202E`
  const LINK = 'javascript:alert(1)'
  const id = '3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44'

  /** An object with every field of an entity, at most three levels deep. */
  function everyField(entity: EntityName, depth = 3): object {
    const fields = Object.entries(fieldsOf(entity)).flatMap(
      ([name, field]): [string, unknown][] => {
        if (name === 'id') return [[name, id]]
        if (field.type === 'object' || field.type === 'array') {
          if (depth === 0) return []
          const value = everyField(field.of as EntityName, depth - 1)
          return [[name, field.type === 'array' ? [value] : value]]
        }
        if (field.type === 'number') return [[name, 1]]
        if (field.values) return [[name, field.values[0]]]
        return [[name, field.format === 'uri' ? LINK : `${HOSTILE}${'a'.repeat(10_000)}`]]
      },
    )
    return Object.fromEntries(fields) as object
  }

  const context: PageContext = {
    messages: messagesIn({ language: 'en' }),
    language: 'en',
    prefix: '',
    languages: ['en'],
    contentLanguage: 'en',
    directory: {
      title: HOSTILE,
      description: HOSTILE,
      publisher: { name: HOSTILE, url: LINK, email: HOSTILE },
      licence: LINK,
      base_url: 'https://directory.example.org',
      timezone: 'Europe/London',
    },
    addressOf: (list, id) => `/find/${list}/${id}`,
    isConfidential: () => false,
    hasUrgent: true,
    hasContact: true,
    own: [],
    style: '/find/_/style.css',
    theme: { light: '#0b5d66', dark: '#02353a' },
    icon: '/find/_/icon.svg',
    picture: '/find/_/picture.png',
  }
  const pages = {
    service: servicePage(everyField('service') as Document<'service'>, context),
    organization: organizationPage(
      everyField('organization') as Document<'organization'>,
      context,
      {
        cards: html``,
      },
    ),
  }

  it.each(Object.entries(pages))('is only text in the page of a %s', (_, page) => {
    const own = page.replace(
      /<svg class="i(?: mark)?"[^>]*>(?:<use href="\/find\/_\/symbols\.[\w.]+#\w+"><\/use>|<path d="[^"]*"\/>)<\/svg>/g,
      '',
    )
    expect(own.match(/<(?:img|iframe|svg|object)\b/gi)).toBeNull()
    expect(page.match(/<script\b(?! type="application\/ld\+json")/gi)).toBeNull()
    const tags = page.match(/<[a-z](?:[^"<>]|"[^"]*")*>/gi) ?? []
    const names = tags.map((tag) => tag.replace(/"[^"]*"/g, '""'))
    expect(names.filter((tag) => /\son\w+=/i.test(tag))).toEqual([])
    expect(page).not.toMatch(/href="javascript:/i)
    expect(page).not.toContain('\u202E')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})

describe('a confidential place', () => {
  const page = pagesOf(
    directoryOf({
      'services/lunch.yaml': { ...service, locations: ['refuge'] },
      'locations/refuge.yaml': {
        name: 'The refuge',
        confidential: true,
        latitude: 51.4434,
        longitude: -2.6047,
        transportation: 'Behind the blue gate.',
        addresses: [
          {
            address_1: '9 Hidden Lane',
            city: 'Bristol',
            state_province: 'Bristol',
            postal_code: 'BS3 1QG',
          },
        ],
      },
    }),
  ).get('/find/services/lunch.html')!

  it('has neither address, nor directions, nor a map', () => {
    expect(page).toContain('Ask for the address')
    expect(page).not.toMatch(/Hidden Lane|BS3 1QG|openstreetmap|blue gate|51\.4/)
  })
})
