/** Shows how far a command has come, on one line of a terminal. Prints nothing elsewhere. */
export function showProgress(text: string): void {
  const { isTTY, columns } = process.stderr
  if (isTTY) process.stderr.write(`\r\u001B[K${text.slice(0, (columns || 80) - 1)}`)
}

export function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
}
