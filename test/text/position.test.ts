import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPositionAt, positionAt } from '../../src/text/position.ts'

describe('a position', () => {
  it('has a line and a column from 1', () => {
    expect(positionAt('a\nbc', 3)).toEqual({ line: 2, column: 2 })
    expect(positionAt('', 0)).toEqual({ line: 1, column: 1 })
  })

  it('at a line break is on the line before it', () => {
    expect(positionAt('a\n\nb', 1)).toEqual({ line: 1, column: 2 })
    expect(positionAt('a\n\nb', 2)).toEqual({ line: 2, column: 1 })
    expect(positionAt('a\n', 2)).toEqual({ line: 2, column: 1 })
  })

  it('does not depend on the order of calls', () => {
    const texts = fc.array(fc.constantFrom('a', '\n', '\r\n')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(texts, fc.array(fc.nat(20)), (text, offsets) => {
        const find = createPositionAt(text)
        for (const offset of offsets.filter((each) => each <= text.length)) {
          const lines = text.slice(0, offset).split('\n')
          const column = lines.at(-1)!.length + 1
          expect(find(offset)).toEqual({ line: lines.length, column })
        }
      }),
    )
  })
})
