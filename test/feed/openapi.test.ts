import { describe, expect, it } from 'vitest'
import { composeOpenApi } from '../../src/feed/openapi.ts'
import { LOCAL_BASE } from '../../src/feed/root.ts'
import { type Settings, completeSettings } from '../../src/record/settings/settings.ts'

const describeFeed = (settings: object) =>
  composeOpenApi(completeSettings({ title: 'Saltwick', ...settings } as Settings)) as {
    readonly info: object
    readonly servers: readonly object[]
    readonly paths: Record<string, { get: { parameters: { name: string; schema: object }[] } }>
  }

describe('the API description', () => {
  it('names the publisher and the licence', () => {
    const publisher = { name: 'Council', url: 'https://c.example.org/', email: 'a@c.example.org' }
    const licence = 'https://creativecommons.org/licenses/by/4.0/'
    const description = 'What goes on by the sea.'
    expect(describeFeed({ publisher, licence, description }).info).toEqual({
      title: 'Saltwick',
      version: 'HSDS-UK-3.0',
      description,
      contact: publisher,
      license: { name: expect.any(String), url: licence },
    })
  })

  it('of a directory with only a title has a default description', () => {
    expect(describeFeed({}).info).toEqual({
      title: 'Saltwick',
      version: 'HSDS-UK-3.0',
      description: expect.stringMatching(/./),
    })
  })

  it('names the address of the feed', () => {
    const base_url = 'https://x.example.org/feed'
    expect(describeFeed({ base_url }).servers).toEqual([{ url: base_url }])
    expect(describeFeed({}).servers).toEqual([{ url: LOCAL_BASE }])
  })

  it('describes page numbers and page sizes', () => {
    const { paths } = describeFeed({ per_page: { default: 30, maximum: 90 } })
    const schemaOf = (name: string) =>
      paths['/services']?.get.parameters.find((parameter) => parameter.name === name)?.schema
    expect(schemaOf('page')).toEqual({ type: 'integer', minimum: 1, default: 1 })
    expect(schemaOf('per_page')).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 90,
      default: 30,
    })
  })
})
