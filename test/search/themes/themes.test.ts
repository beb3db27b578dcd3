import { describe, expect, it } from 'vitest'
import { shippedThemes } from '../../../src/io/shipped-english.ts'
import {
  letterOf,
  loadModel,
  openModel,
  themesOf,
  weightLetter,
} from '../../../src/search/themes/themes.ts'
import { readThemed } from './themed.ts'

const model = loadModel(shippedThemes())
const firstOf = (text: string) => themesOf(text, model)[0]?.id

describe('the model of themes', () => {
  it('finds each line where it is as in a map, and no other', () => {
    const opened = openModel(`${shippedThemes()}\0\0`)
    expect(opened.ids).toEqual(model.ids)
    const features = shippedThemes()
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.slice(0, line.indexOf('\t')))
    expect(features.length).toBeGreaterThan(5000)
    const all = [...features, 'qx', '!', '~~', '', 'bike qx', `${features.at(-1)}z`]
    expect(all.filter((one) => opened.pairsOf(one) !== model.pairsOf(one))).toEqual([])
  })

  it('has the themes of all texts that it was fitted on', () => {
    expect(new Set(model.ids)).toEqual(new Set(readThemed().map(({ theme }) => theme)))
  })

  it.each([
    ['the chain on my bicycle keeps slipping', 'bikes'],
    ['somebody to cut my mothers toenails', 'feet'],
    ['granny is by herself all day and nobody visits', 'befriending'],
    ['no money for the meter', 'energy'],
    ['somebody to talk to', 'low-mood'],
    ['my landlord will not give back the deposit', 'housing'],
    ['tantrums at bedtime', 'parenting'],
    ['help me with video calls on the tablet', 'digital'],
    ['rhandir neu ardd gymunedol', 'gardening'],
    ['Volunteers drive patients to hospital appointments', 'hospital-transport/transport'],
  ])('hears “%s”', (text, theme) => {
    expect(firstOf(text)).toBe(theme)
  })

  it.each(['is it open on Sunday', 'Ring before you come', 'who runs this'])(
    'hears nothing in “%s”',
    (text) => {
      expect(firstOf(text)).toBe('none')
    },
  )

  it.each(['', 'penhaligan', '  '])('says nothing of “%s”', (text) => {
    expect(themesOf(text, model)).toEqual([])
  })
})

it('adds up what words speak for', () => {
  const lines = [
    `tram\t${letterOf(2)}${weightLetter(3)}`,
    `cake\t${letterOf(1)}${weightLetter(2)}${letterOf(100)}${weightLetter(6.5)}`,
  ]
  const ids = Array.from({ length: 101 }, (_, i) => `t${i}`)
  const small = loadModel(`${ids.join(' ')}\n${lines.join('\n')}\n`)
  expect(themesOf('a tram', small)[0]).toMatchObject({ id: 't2' })
  const [first, second] = themesOf('cakes on trams', small)
  expect([first?.id, second?.id]).toEqual(['t100', 't2'])
  expect(first!.share).toBeGreaterThan(second!.share)
})
