import { describe, expect, it } from 'vitest'
import { formats } from '../../../src/record/schema/formats.ts'

const table: Readonly<Record<string, { good: readonly string[]; bad: readonly string[] }>> = {
  uuid: {
    good: ['0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77', '00000000-0000-0000-0000-000000000000'],
    bad: [
      '0B9F4F0E-3C1C-4E0A-9D43-6F1A5B1F2C77',
      '0b9f4f0e3c1c4e0a9d436f1a5b1f2c77',
      '{0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77}',
      '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c7',
      '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c7g',
      '0b9f4f0e-3c1c-4e0a-9d43-6f1a5b1f2c77\n',
      '',
    ],
  },
  date: {
    good: ['2026-10-01', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'],
    bad: [
      '2026-02-29',
      '2100-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2026-04-31',
      '2026-1-1',
      '01/10/2026',
      '1 October 2026',
      '2026-10-01T00:00:00Z',
      '2026-10-01 ',
      '26-10-01',
    ],
  },
  time: {
    good: ['00:00', '09:30', '23:59', '12:00:00', '23:59:59'],
    bad: ['9:30', '24:00', '12:60', '9.30', '09:30am', '09:30Z', '09:30:60', '0930', 'noon', ''],
  },
  'date-time': {
    good: [
      '2026-10-01T09:30:00Z',
      '2026-10-01T09:30:00.123Z',
      '2026-10-01T09:30:00+01:00',
      '2024-02-29T23:59:59-11:30',
    ],
    bad: [
      '2026-10-01',
      '2026-10-01T09:30:00',
      '2026-10-01T09:30Z',
      '2026-10-01 09:30:00Z',
      '2026-02-29T09:30:00Z',
      '2026-10-01T25:00:00Z',
      '2026-10-01T09:30:00+1:00',
      '2026-10-01T09:30:00z',
    ],
  },
  uri: {
    good: [
      'https://www.example.org',
      'https://example.org/page?a=b&c=%20#top',
      'http://localhost:8888/x',
      'HTTPS://EXAMPLE.ORG/',
      'https://example.org:8443/',
      'mailto:hello@example.org',
      'tel:+441174960123',
      'http://statistics.data.gov.uk/id/statistical-geography/E06000023',
      'https://a_b.example.org./x,y',
      "https://example.org?a=1;b=(2)/*!'@$",
      'https://ann@example.org/%23#',
      `https://${'a'.repeat(63)}.org/${'b'.repeat(2000)}`,
    ],
    bad: [
      'www.example.org',
      'example.org/page',
      'example.org:8080',
      '//example.org',
      '/page',
      'https://',
      'https://example',
      'https:/example.org',
      'https:example.org',
      'htp://example.org',
      'hhtps://example.org',
      'https://example.org,',
      'https:// example.org',
      'https://example.org/a page',
      'https://example.org/%zz',
      'https://example.org/<b>',
      'https://example.org/"',
      'https://example.org/\n',
      'https://example..org/',
      'https://.example.org/',
      'https:///example.org/',
      'https://-a.example.org/',
      'https://a-.example.org/',
      'https://1',
      `https://${'a'.repeat(64)}.org/`,
      `https://${'abcdefg.'.repeat(32)}org/`,
      'https://[::1]/',
      'https://ex%61mple.org/',
      'https://example.org:port/',
      'https://example.org/list[0]',
      'https://example.org/?tag]=1',
      'https://example.org/#a#b',
      'https://example.org/a\\b',
      'https://example.org/é',
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'java\nscript:alert(1)',
      ' javascript:alert(1)',
      'vbscript:x',
      'data:text/html,x',
      'file:///etc/passwd',
      'blob:https://example.org/x',
      '',
    ],
  },
  email: {
    good: [
      'hello@example.org',
      "o'brien+news@mail.example.co.uk",
      'a@b.io',
      'x_y@xn--caf-dma.fr',
      `${'a'.repeat(64)}@b.io`,
    ],
    bad: [
      'hello',
      'hello@',
      '@example.org',
      'hello at example.org',
      'hello@example',
      'a b@example.org',
      'a..b@example.org',
      '.a@example.org',
      'a@-example.org',
      'a@example.123',
      'Ann <ann@example.org>',
      'mailto:ann@example.org',
      'ann@example.org, bob@example.org',
      `${'a'.repeat(250)}@example.org`,
      'ann@example.org ',
      `${'a'.repeat(65)}@example.org`,
      `ann@${'a'.repeat(64)}.org`,
      `ann@example.${'a'.repeat(64)}`,
    ],
  },
  slug: {
    good: ['a', 'village-hall', '24-7', 'a-', '0'],
    bad: ['', '-a', 'Village', 'village_hall', 'village hall', 'café', 'a/b', 'a.b', 'a\n'],
  },
}

describe.each(Object.entries(table))('%s', (name, { good, bad }) => {
  it.each(good)('accepts %j', (text) => expect(formats[name]?.test(text)).toBe(true))
  it.each(bad)('refuses %j', (text) => expect(formats[name]?.test(text)).toBe(false))
  it('accepts its own example', () =>
    expect(formats[name]?.test(formats[name]?.example ?? '')).toBe(true))
})

describe('formats', () => {
  it('are all tested here', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(formats).sort())
  })

  it.each([
    ['https://example.org/list[0]?tag[]=1', 'https://example.org/list%5B0%5D?tag%5B%5D=1'],
    ['https://example.org/#a#b#c', 'https://example.org/#a%23b%23c'],
    ['https:///example.org/', 'https://example.org/'],
  ])('suggest an address for %s', (written, meant) => {
    expect(formats.uri?.help?.(written)).toBe(`Did you mean \`${meant}\`?`)
    expect(formats.uri?.test(meant)).toBe(true)
  })

  it('refuse long texts in little time', () => {
    for (const [name, { test }] of Object.entries(formats))
      for (const part of ['a.', 'a@', '-', '%', '@a.', '#', 'https://a.'])
        expect(test(part.repeat(100_000)), name).toBe(false)
  })
})
