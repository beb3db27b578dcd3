import { describe, expect, it } from 'vitest'
import { detailPath, fullOrganizationPath, itemsPath, pagePath } from '../../src/feed/paths.ts'

const ID = '3f6a2c1e-8d4b-4f7a-9b0c-1e5d7a9c3b44'

describe('the path of a record', () => {
  it('is that of the standard for static details', () => {
    expect(detailPath('static', 'services', ID)).toBe(`/services/${ID}`)
  })

  it('is under `/_/` for details of the function', () => {
    expect(detailPath('function', 'services', ID)).toBe(`/_/details/services/${ID}.json`)
  })

  it('fans out by the last two characters of the id, which are random', () => {
    expect(detailPath('fanned', 'services', ID)).toBe(`/_/details/services/44/${ID}.json`)
  })

  it('with its services whole differs from the plain one', () => {
    expect(fullOrganizationPath(ID)).toBe(`/_/details/organizations/full/44/${ID}.json`)
  })

  it('with its services whole is never that of a fanned record', () => {
    const folder = fullOrganizationPath(ID).split('/')[4]
    expect(folder).not.toMatch(/^[0-9a-f]{2}$/)
  })
})

describe('the path of a page', () => {
  it('is in the folder of its build, numbered from 1', () => {
    expect(pagePath('abc', 'taxonomies', 1)).toBe('/_/b/abc/taxonomies/pages/1.json')
  })

  it('differs from that of items', () => {
    expect(itemsPath('abc', 'taxonomies', 0)).toBe('/_/b/abc/taxonomies/items/0.ndjson')
  })
})
