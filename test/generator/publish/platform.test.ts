import { gunzipSync, inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { nodePlatform } from '../../../src/generator/publish/platform.ts'

const gzip = (texts: readonly string[]) => {
  const file = nodePlatform.createGzip()
  const parts = texts.flatMap((text) => file.add(text))
  return Buffer.concat([...parts, ...file.finish()])
}

describe('a gzip file that is made in parts', () => {
  it.each([
    ['nothing', []],
    ['a short text', ['a', 'ŵ', '\n']],
    ['a text of several parts', Array.from({ length: 3000 }, (_, i) => `${i} ${'é'.repeat(999)}`)],
  ])('holds %s', (_, texts) => {
    expect(gunzipSync(gzip(texts)).toString()).toBe(texts.join(''))
  })

  it('names no time and no platform', () => {
    expect([...gzip(['a']).subarray(0, 10)]).toEqual([31, 139, 8, 0, 0, 0, 0, 0, 0, 255])
  })
})

describe('raw DEFLATE in parts', () => {
  it('is one stream', () => {
    const { deflate } = nodePlatform
    const parts = [deflate(Buffer.from('one '), false), deflate(Buffer.from('stream'), true)]
    expect(inflateRawSync(Buffer.concat(parts)).toString()).toBe('one stream')
  })
})
