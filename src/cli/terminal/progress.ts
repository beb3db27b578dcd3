/** Shows how far a command has come, on one line of a terminal. Prints nothing elsewhere. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}`)
}

export function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
}
