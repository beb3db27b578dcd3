import { shortenMarkdown } from '../../text/shorten-markdown.ts'

interface DescriptionOptions {
  /** The description that the pull request has now. It may tell of earlier imports that nobody has read yet. */
  readonly earlier: string
  /** The page of the run that holds the whole report. */
  readonly run?: string | undefined
}

/** GitHub takes 65,536 characters. */
const MAX_BODY = 65_000
/** The rest is for earlier reports. */
const MAX_REPORT = 60_000

const RULE = '\n---\n\n'

/** The description of a pull request that brings an import: the report, and below it those of earlier runs. */
export function descriptionOf(report: string, { earlier, run }: DescriptionOptions): string {
  const whole =
    run === undefined ? '' : `\nThe whole report is an artifact of [this run](${run}).\n`
  const fresh = `${shortenMarkdown(report.trim(), MAX_REPORT)}\n${whole}`
  return earlier === '' ? fresh : shortenMarkdown(`${fresh}${RULE}${earlier}`, MAX_BODY)
}
