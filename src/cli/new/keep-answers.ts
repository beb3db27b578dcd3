import { EXIT } from '../../io/command/exit.ts'
import { log } from '../../io/command/log.ts'

/**
 * Runs what asks and writes. When nothing was written, because the person stopped or the record has an error, the answers
 * are printed, so that nobody types them twice. `print` gives them as YAML.
 */
export async function keepAnswers(
  run: () => Promise<number>,
  print: () => string,
): Promise<number> {
  let status: number | undefined
  try {
    status = await run()
    return status
  } finally {
    const text = status === EXIT.ok ? '' : print()
    if (text !== '') {
      log('\nThese are your answers. Copy them to keep them:\n')
      process.stdout.write(`${text}\n`)
    }
  }
}
