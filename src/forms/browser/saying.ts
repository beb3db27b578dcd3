/** A sentence about something, whose name takes the place of `*`. */
export const saying = (sentence: string, name: string): string => sentence.replace('*', () => name)

/** What stands before `/find` in the language of the page. */
export const [prefix = ''] = /^\/[a-z]{2}(?=\/find\/)/.exec(location.pathname) ?? []
