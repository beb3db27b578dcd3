import { counted } from '../../text/counted.ts'
import { printable } from './printable.ts'

/** Shows the progress of a check in one line of a terminal. Prints nothing to a file or a pipe. */
export function createProgress(stream: NodeJS.WriteStream) {
  let requests = 0
  const clear = () => stream.write('\r\u001B[K')
  return {
    step: (url: string) => {
      requests++
      if (!stream.isTTY) return
      clear()
      stream.write(
        printable(`${counted(requests, 'request')} · ${url}`).slice(0, (stream.columns || 80) - 1),
      )
    },
    end: () => void (stream.isTTY && clear()),
  }
}
