/** One option: how it is typed, and how help explains it. */
export interface Option {
  readonly type: 'string' | 'boolean'
  readonly default?: string
  /** What help shows in place of the value, such as `DIR` or `text|json`. */
  readonly value?: string
  readonly help: string
}

export type Options = Readonly<Record<string, Option>>

/** The values of some options. An option that is absent and has no default is undefined. */
type Values<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends { readonly type: 'boolean' }
    ? boolean | undefined
    : O[Name] extends { readonly default: string }
      ? string
      : string | undefined
}

/** The arguments of one call, parsed. */
export interface Call<O extends Options = Options> {
  readonly values: Values<O>
  readonly positionals: readonly string[]
}

/** One command of the program, such as `osd check`. */
export interface Command<O extends Options = Options> {
  readonly name: string
  /** A call as people would type it. */
  readonly example: string
  /** One sentence without its full stop. */
  readonly summary: string
  /** The arguments beside the options: how the usage line shows them, and how many there may be. */
  readonly positionals?: { readonly usage: string; readonly max: number }
  readonly options: O
  /** Runs the command and resolves to the exit status. */
  run(call: Call<O>): Promise<number>
}

/** Declares a command, with the types of its values taken from its options. */
export const defineCommand = <const O extends Options>(command: Command<O>): Command =>
  command as unknown as Command
