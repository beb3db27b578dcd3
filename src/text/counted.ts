/** A number with its noun, such as `1 record` or `1,200 records`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** The same, with a word for none: `no records`. */
export const countedOrNo = (count: number, one: string): string =>
  count === 0 ? `no ${one}s` : counted(count, one)
