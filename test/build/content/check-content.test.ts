import { describe, expect, it } from 'vitest'
import { checkContent } from '../../../src/build/content/check-content.ts'
import { service, sourcesOf } from '../../rules/base.ts'

const sources = (privacy: object = {}) =>
  sourcesOf({
    'directory.yaml': { title: 'Test', privacy },
    'services/lunch.yaml': { ...service, phones: ['07700 900123'] },
  })

const told = (privacy: object, isPreview: boolean) => {
  const { directory, diagnostics } = checkContent(sources(privacy), { isPreview })
  return [
    ...diagnostics.map(({ code, severity }) => `${severity} ${code}`),
    directory ? 'published' : 'not published',
  ]
}

describe('a personal detail', () => {
  it('is a warning, but for a preview, which anybody can read, an error', () => {
    expect(told({}, false)).toContain('warning mobile-number')
    expect(told({}, false)).toContain('published')
    expect(told({}, true)).toContain('error mobile-number')
    expect(told({}, true)).toContain('not published')
  })

  it('is nothing, in a preview as well, where the publisher does not mind', () => {
    expect(told({ mobile_number: 'off' }, true)).toContain('published')
  })
})
