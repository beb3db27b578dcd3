import { describe, expect, it } from 'vitest'
import { dumpFiles } from '../../src/feed/dumps.ts'
import { LOCAL_BASE, composeRoot } from '../../src/feed/root.ts'
import { completeSettings } from '../../src/record/settings/settings.ts'

describe('the document at the root', () => {
  it('names the edition in the spelling of the validator', () => {
    expect(composeRoot(completeSettings({ title: 'Saltwick' })).version).toBe('HSDS-UK-3.0')
  })

  it('has no field without a value', () => {
    expect(composeRoot(completeSettings({ title: 'Saltwick' }))).toEqual({
      version: 'HSDS-UK-3.0',
      profile: 'https://docs.openreferraluk.org/',
      openapi_url: `${LOCAL_BASE}/openapi.json`,
      title: 'Saltwick',
      language: 'en',
      timezone: 'Europe/London',
      dumps: dumpFiles,
    })
  })

  it('links to the API description at the public address', () => {
    const settings = completeSettings({
      title: 'Saltwick',
      base_url: 'https://x.example.org/feed/',
    })
    expect(composeRoot(settings).openapi_url).toBe('https://x.example.org/feed/openapi.json')
  })

  it('names the publisher, with the field `website`', () => {
    const publisher = { name: 'Council', url: 'https://c.example.org/', email: 'a@c.example.org' }
    expect(composeRoot(completeSettings({ title: 'Saltwick', publisher })).publisher).toEqual({
      name: 'Council',
      website: 'https://c.example.org/',
      email: 'a@c.example.org',
    })
  })

  it('gives the number of the publisher and the guide to the data the names of HSDS 3.2', () => {
    const settings = completeSettings({
      title: 'Saltwick',
      publisher: { name: 'Trust', identifier: 'GB-CHC-1234567' },
      data_guide: 'https://c.example.org/guide',
    })
    expect(composeRoot(settings)).toMatchObject({
      publisher: { name: 'Trust', identifier: 'GB-CHC-1234567' },
      data_guide: 'https://c.example.org/guide',
    })
  })

  it('has the licence and the description', () => {
    const settings = completeSettings({
      title: 'Saltwick',
      description: 'Help at hand.',
      licence: 'https://l.example.org/',
      language: 'kw',
    })
    expect(composeRoot(settings)).toMatchObject({
      description: 'Help at hand.',
      licence: 'https://l.example.org/',
      language: 'kw',
    })
  })

  it('has the notice until its last day, and the last day before something changes by itself', () => {
    const notice = { text: 'Most groups stop over Christmas.', until: '2027-01-03', cy: 'Nadolig.' }
    const settings = completeSettings({ title: 'Saltwick', notice })
    const on = (today: string) => composeRoot(settings, [], { today, holdsUntil: '2027-01-03' })
    expect(on('2027-01-03')).toMatchObject({ notice, holds_until: '2027-01-03' })
    expect(on('2027-01-04')).not.toHaveProperty('notice')
    expect(composeRoot(settings)).not.toHaveProperty('holds_until')
  })
})
