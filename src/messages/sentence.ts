/** A category of numbers that the plural rules of CLDR have. */
export type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
/** A sentence whose words depend on `{count}`, by the category of that number. */
export type Forms = { readonly other: string } & { readonly [C in Category]?: string }
/** A text with placeholders such as `{name}`, or the forms of one. `{day:soft}` changes a value by the grammar of its language. */
export type Sentence = string | Forms
/** Sentences by their keys. */
export type Tree = Sentence | readonly Tree[] | { readonly [key: string]: Tree }
/** Values of placeholders by their names. A number gets commas, a text stays as it is. */
export type Values = Readonly<Record<string, string | number>>

/** How a language counts, and how it changes words within a sentence. */
export interface Grammar {
  /** `Intl` costs a search more time than all the rest of its work, so common languages count without. */
  readonly category?: (count: number) => Category
  readonly changes?: Readonly<Record<string, (value: string) => string>>
}

/** The names of the placeholders of a text. */
type Names<T> = T extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}:${string}` ? Name : Inner) | Names<Rest>
  : never
type IsForms<T> = T extends Forms ? ([keyof T] extends [Category] ? true : false) : false
type AllOf<U> = (U extends unknown ? (one: U) => void : never) extends (one: infer I) => void
  ? I
  : never
type With<Name> = Name extends string ? `${string}{${Name}${string}}${string}` : never
/** A text with the placeholders of another, and with the `*` that a script fills in. */
type TextLike<T> = ([Names<T>] extends [never] ? string : AllOf<With<Names<T>>>) &
  (T extends `${string}*${string}` ? `${string}*${string}` : string)
type FormsLike<T> = { readonly other: TextLike<T> } & { readonly [C in Category]?: TextLike<T> }

/** The sentences of a language for those of English. */
export type Source<T> = T extends string
  ? TextLike<T> | ('count' extends Names<T> ? FormsLike<T> : never)
  : IsForms<T> extends true
    ? TextLike<T['other' & keyof T]> | FormsLike<T['other' & keyof T]>
    : { readonly [K in keyof T]: Source<T[K]> }

/** Messages as pages use them: texts, and functions of what fills the placeholders. */
export type Spoken<T> = T extends string
  ? [Names<T>] extends [never]
    ? string
    : (values: { readonly [N in Names<T>]: string | number }) => string
  : IsForms<T> extends true
    ? (values: { readonly [N in Names<T['other' & keyof T]>]: string | number }) => string
    : { readonly [K in keyof T]: Spoken<T[K]> }

export const CATEGORIES: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other']
const PLACEHOLDER = /\{(\w+)(?::(\w+))?\}/g

/** The placeholders of a text without what changes their values: `{name}`, and the `*` that a script fills in. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\{\w+|\*/g)?.map((start) => (start === '*' ? start : `${start}}`))),
]

/** A whole number with a comma before each group of three digits: `12,345`. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

export const isForms = (tree: Tree): tree is Forms =>
  typeof tree === 'object' &&
  'other' in tree &&
  Object.keys(tree).every((key) => CATEGORIES.includes(key))

/** Makes messages of sentences, which the type of the language has checked. */
export function speak(tree: Tree, grammar: Grammar): unknown {
  if (isForms(tree)) return (values: Values) => fill(formOf(tree, values, grammar), values, grammar)
  if (typeof tree !== 'string')
    return Array.isArray(tree)
      ? tree.map((one) => speak(one, grammar))
      : Object.fromEntries(Object.entries(tree).map(([key, one]) => [key, speak(one, grammar)]))
  return tree.includes('{') ? (values: Values) => fill(tree, values, grammar) : tree
}

const fill = (text: string, values: Values, { changes }: Grammar): string =>
  text.replace(PLACEHOLDER, (_, name: string, change?: string) => {
    const value = values[name]!
    const said = typeof value === 'number' ? grouped(value) : value
    return (change && changes?.[change]?.(said)) ?? said
  })

function formOf(forms: Forms, { count }: Values, { category }: Grammar): string {
  return forms[category?.(Number(count)) ?? 'other'] ?? forms.other
}
