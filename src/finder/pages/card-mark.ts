/** Where the times and the distance go, between what stands before and after them. No text can contain this, because `<` is escaped. */
export const NEAR = '<!--near-->'
