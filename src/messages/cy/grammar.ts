import type { Category, Grammar } from '../sentence.ts'

/** After 2, 3 and 6 the first letter of a noun may change, which stays in the singular. */
const CATEGORIES: Readonly<Record<number, Category>> = { 1: 'one', 2: 'two', 3: 'few', 6: 'many' }

/** A day of a month, from 1 to 31: `1af`, `5ed`, `21ain`. */
export const dayInWelsh = (day: number): string => `${day}${ENDINGS[day - 1] ?? 'ain'}`

/** From 21 on all end alike. */
const ENDINGS = 'af il ydd ydd ed ed fed fed fed fed eg fed eg eg fed eg eg fed eg fed'.split(' ')

export const GRAMMAR: Grammar = {
  category: (count) => CATEGORIES[count] ?? 'other',
  changes: {
    ordinal: (day) => dayInWelsh(Number(day)),
    /** A day of the week after a word that changes its first letter: `ddydd Llun`. */
    soft: (day) => day.replace(/^dydd /, 'ddydd '),
    /** With “and” before it: `ac olaf`, `a thrydydd`. */
    and: (last) =>
      /^(?:[aeouwyâêîôûŵŷ]|i(?![aeou])|(?:8|11)(?!\d))/i.test(last)
        ? `ac ${last}`
        : `a ${last.replace(/^(?:[cp](?!h)|t(?!h))/, '$&h')}`,
    /** Days of the week without “every”: `dydd Llun`. */
    single: (days) => days.replaceAll('bob dydd', 'dydd'),
  },
}
