/** A value as YAML gives it to us: every scalar is text, or null where nothing is written. */
export type Raw = string | null | readonly Raw[] | { readonly [key: string]: Raw }
