/*
 * Numbers without `Intl`: its first use loads the data of a language, which costs the search page more time than all the rest
 * of its work.
 */

/** A whole number with a comma before each group of three digits: `12,345`. English and Welsh write the same. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/**
 * The forms of a Welsh noun after a number, by the categories of its plural rules in CLDR: after 1, 2, 3 and 6 its first letter may
 * change. It stays in the singular.
 */
export interface WelshForms {
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

const WELSH: Readonly<Record<number, Exclude<keyof WelshForms, 'other'>>> = {
  1: 'one',
  2: 'two',
  3: 'few',
  6: 'many',
}

/** A Welsh noun after a number: `gwasanaeth`, but `wasanaeth` after 2. */
export function afterNumber(count: number, forms: WelshForms): string {
  const category = WELSH[count]
  return (category && forms[category]) ?? forms.other
}

/** A day of a month in Welsh, from 1 to 31: `1af`, `5ed`, `21ain`. */
export const dayInWelsh = (day: number): string => `${day}${ENDINGS[day - 1] ?? 'ain'}`

/** From 21 on all end alike. */
const ENDINGS = 'af il ydd ydd ed ed fed fed fed fed eg fed eg eg fed eg eg fed eg fed'.split(' ')

/** A number of a row in English: `1st`, `22nd`, `113th`. */
export function ordinal(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1
  return `${number}${(!isTeen && ['', 'st', 'nd', 'rd'][number % 10]) || 'th'}`
}

/** An English noun after a number: `1 service`, `1,200 services`. */
export const plural = (count: number, one: string, many: string) =>
  `${grouped(count)} ${count === 1 ? one : many}`
