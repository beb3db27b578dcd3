/** Prints a message to standard error, so that standard output carries data alone. */
export const log = (text: string): void => void process.stderr.write(`${text}\n`)
