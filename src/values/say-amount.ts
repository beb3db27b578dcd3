/** An amount of money as people write it: `£4.50`, `€3`, `12 CHF`, or `3` without a currency. */
export function sayAmount(amount: number, currency = ''): string {
  const sign = SIGNS[currency.toUpperCase()]
  return sign === undefined ? `${sayNumber(amount)} ${currency}`.trim() : sign + sayNumber(amount)
}

/** Whole pounds without pence, others with two digits of them, and all digits of what is neither. */
export function sayNumber(amount: number): string {
  const digits = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return Number(digits) === amount ? digits : String(amount)
}

const SIGNS: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' }
