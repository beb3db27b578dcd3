import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortenMarkdown } from '../../src/text/shorten-markdown.ts'

it('leaves a text alone that fits', () => {
  expect(shortenMarkdown('# A\n\n- b\n', 100)).toBe('# A\n\n- b\n')
})

it('shortens lists and tables, says how many lines follow, and keeps headings and texts', () => {
  const rows = Array.from({ length: 300 }, (_, i) => `| ${i} | ${'x'.repeat(20)} |`)
  const items = Array.from({ length: 300 }, (_, i) => `- ${i} ${'x'.repeat(20)}`)
  const text = ['# A', '', ...items, '', 'Between.', '| n | x |', '| --- | --- |', ...rows, 'End.']
  const short = shortenMarkdown(text.join('\n'), 1000)
  expect(short.split('\n').filter((line) => /^(?!.*x{20})/.test(line))).toEqual([
    ...['# A', '', '- … and 295 more', '', 'Between.', '| n | x |', '| --- | --- |'],
    ...['| … and 295 more |', 'End.'],
  ])
})

it('never gives more than is asked for', () => {
  const line = fc.oneof(fc.constant('- a'), fc.constant('| b |'), fc.constant(''), fc.string())
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 3, max: 60 }), (lines, max) => {
      expect(shortenMarkdown(lines.join('\n'), max).length).toBeLessThanOrEqual(max)
    }),
  )
})
