import { printable } from './words.ts'

/** Says on a terminal how far a check is; elsewhere it is silent. */
export function createProgress(stream: NodeJS.WriteStream) {
  let requests = 0
  const clear = () => stream.write('\r\u001B[K')
  return {
    step: (url: string) => {
      requests++
      if (!stream.isTTY) return
      clear()
      stream.write(printable(`${requests} requests · ${url}`).slice(0, (stream.columns || 80) - 1))
    },
    end: () => void (stream.isTTY && clear()),
  }
}
