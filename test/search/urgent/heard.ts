import { readFileSync, readdirSync } from 'node:fs'
import type { Heard } from '../../bench/fit-needs.ts'

const FOLDER = new URL('texts/', import.meta.url)

/** The texts of a file of lines `need/need|text`, where `none` is no need. */
export const readHeardOf = (file: string): readonly Heard[] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [needs = '', text = ''] = line.split('|')
      return { text, needs: needs === 'none' ? [] : needs.split('/') }
    })

/** The file that weights are never fitted on. */
export const HELD_BACK = 'held-back.txt'

/** All texts that weights are fitted on. */
export const readHeard = (): readonly Heard[] =>
  readdirSync(FOLDER)
    .filter((file) => file !== HELD_BACK)
    .toSorted()
    .flatMap(readHeardOf)

/** The least share of urgent texts that must be heard, and the most of ordinary ones that may be. */
export const LEAST_HEARD = 0.8
export const MOST_ALARMED = 0.05

/** True when one of the needs of a text was heard. */
export const isHeard = ({ needs, said }: Heard & { readonly said: readonly string[] }): boolean =>
  needs.some((need) => said.includes(need))
