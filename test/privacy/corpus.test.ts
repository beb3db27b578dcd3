import { describe, expect, it } from 'vitest'
import { type PrivateKind, findPrivate } from '../../src/privacy/find-private.ts'
import { givesAway } from '../../src/privacy/passwords.ts'
import { type Files, checkFiles } from '../rules/base.ts'
import {
  ELSEWHERE,
  INNOCENT as INNOCENT_DESCRIPTIONS,
  PUBLIC_FILES,
  REFUGES,
  SPELLINGS,
  UNSEEN as UNSEEN_ADDRESSES,
  describing,
} from './corpus/addresses.ts'
import { DETAILS, INNOCENT, UNSEEN as UNSEEN_DETAILS } from './corpus/details.ts'

/** The files in which a part of a confidential address is found. */
const filesThatGive = (files: Files, publicFiles: Readonly<Record<string, string>> = {}) =>
  checkFiles(files, {
    publicFiles: Object.entries(publicFiles).map(([path, text]) => ({
      path,
      bytes: () => Buffer.from(text),
    })),
  })
    .diagnostics.filter(({ code }) => code === 'confidential-address')
    .map(({ place }) => place.file)

/** The descriptions that give a part of it. */
function giving(descriptions: readonly string[]): string[] {
  const found = new Set(filesThatGive(describing(descriptions)))
  return descriptions.filter((_, i) => found.has(`services/night-${i}.yaml`))
}

/** The kinds of details that are found in a text. A password may be for everybody who reads it. */
const kindsIn = (text: string): Set<PrivateKind> =>
  new Set(
    Array.from(findPrivate(text), ({ kind }) => kind).filter(
      (kind) => kind !== 'password' || givesAway(text),
    ),
  )

describe('the exact address of a confidential place', () => {
  it('is found in every spelling but those that are listed', () => {
    const found = new Set(giving(SPELLINGS))
    expect(SPELLINGS.filter((text) => !found.has(text))).toEqual(Object.keys(UNSEEN_ADDRESSES))
  })

  it('is not found in descriptions that only look like it', () => {
    expect(giving(INNOCENT_DESCRIPTIONS)).toEqual([])
  })

  it.each(Object.keys(ELSEWHERE))('is found in %s', (name) => {
    expect(filesThatGive(ELSEWHERE[name]!)).not.toEqual([])
  })

  it('is found in nothing else of these files', () => {
    expect(filesThatGive(REFUGES, { '/logo.svg': '<svg><title>Mill Lane</title></svg>' })).toEqual(
      [],
    )
  })

  it('is found in the text or the name of each file of the publisher', () => {
    const files = Object.keys(PUBLIC_FILES).map((path) => `public${path}`)
    expect(filesThatGive(REFUGES, PUBLIC_FILES).toSorted()).toEqual(files.toSorted())
  })
})

describe('a personal detail', () => {
  it.each(Object.keys(DETAILS) as (keyof typeof DETAILS)[])(
    'of the kind %s is found in every spelling but those that are listed',
    (kind) => {
      const texts = DETAILS[kind]
      expect(texts.filter((text) => !kindsIn(text).has(kind))).toEqual(
        texts.filter((text) => Object.hasOwn(UNSEEN_DETAILS, text)),
      )
    },
  )

  it('is not found in texts that only look like it', () => {
    expect(INNOCENT.filter((text) => kindsIn(text).size > 0)).toEqual([])
  })
})
