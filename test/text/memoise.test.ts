import { expect, it } from 'vitest'
import { memoiseLru } from '../../src/text/memoise.ts'

const counted = (size: number, keyOf?: (text: string) => unknown) => {
  const made: string[] = []
  const make = memoiseLru(size, (text: string) => (made.push(text), text.toUpperCase()), keyOf)
  return { made, make }
}

it('makes a result that was used lately once', () => {
  const { made, make } = counted(2)
  expect(['a', 'b', 'a', 'b', 'a'].map(make)).toEqual(['A', 'B', 'A', 'B', 'A'])
  expect(made).toEqual(['a', 'b'])
})

it('keeps what is in use while others come and go', () => {
  const { made, make } = counted(2)
  for (let i = 0; i < 20; i++) make(i % 2 === 0 ? 'kept' : `other ${i}`)
  expect(made.filter((text) => text === 'kept')).toHaveLength(1)
})

it('drops what was not used for twice its size', () => {
  const { made, make } = counted(2)
  for (const text of ['a', 'b', 'c', 'd', 'e', 'a']) make(text)
  expect(made.filter((text) => text === 'a')).toHaveLength(2)
})

it('has one result for arguments with equal keys, and caches a result that is undefined', () => {
  const { made, make } = counted(2, (text) => text.length)
  expect([make('ab'), make('cd')]).toEqual(['AB', 'AB'])
  expect(made).toEqual(['ab'])
  let calls = 0
  const none = memoiseLru<string, undefined>(2, () => void calls++)
  none('x')
  none('x')
  expect(calls).toBe(1)
})
