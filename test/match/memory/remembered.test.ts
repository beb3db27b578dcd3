import { describe, expect, it } from 'vitest'
import { exactDigestOf } from '../../../src/match/memory/digest.ts'
import {
  type Remembered,
  digestsOf,
  isRemembered,
  lineOf,
  readLine,
} from '../../../src/match/memory/remembered.ts'

const ID = 'a1000000-0000-4000-8000-000000000001'
const OTHER = 'a1000000-0000-4000-8000-000000000002'

describe('a line of what is remembered', () => {
  it('is read as it was written', () => {
    const one: Remembered = {
      kind: 'service',
      slug: 'club',
      fields: digestsOf({ id: ID, name: 'Club', phones: ['1', { number: '2' }], x_keep: 'yes' }),
      into: OTHER,
      keep: { name: 'abcdefgh' },
      open: { phones: '12345678' },
      removed: 'ABCDEFGH',
      isRefused: true,
      isUndone: true,
    }
    expect(Object.keys(one.fields)).toEqual(['name', 'phones', 'x_keep'])
    expect(readLine(lineOf(ID, one))).toEqual([ID, one])
  })

  it('has fields that are called like its marks', () => {
    const fields = digestsOf({ into: 'a', keep: 'b', open: ['c'], undone: 'd', removed: 'e' })
    const one: Remembered = { kind: 'service', slug: 'club', fields }
    expect(readLine(lineOf(ID, one))).toEqual([ID, one])
  })

  it('of the first format is read, and its refusals', () => {
    expect(readLine(`"${ID}": location hall name=abcdefgh refused=00000000`)).toEqual([
      ID,
      { kind: 'location', slug: 'hall', fields: { name: 'abcdefgh' }, isRefused: true },
    ])
    expect(readLine('# a comment')).toBeUndefined()
  })

  it('knows a value by the digest of either format, and sees no difference in blanks', () => {
    const value = ['Chess.\n', 'Go  and tea.']
    const { list } = digestsOf({ list: value })
    expect(isRemembered(list, value)).toBe(true)
    expect(isRemembered(list, ['Chess.', 'Go and tea.'])).toBe(true)
    expect(isRemembered(list, ['Chess.', 'Go'])).toBe(false)
    expect(isRemembered(exactDigestOf(value), value)).toBe(true)
    expect(isRemembered(exactDigestOf(value), ['Chess.', 'Go and tea.'])).toBe(false)
    expect(isRemembered(undefined, undefined)).toBe(true)
    expect(isRemembered(list, undefined)).toBe(false)
  })
})
