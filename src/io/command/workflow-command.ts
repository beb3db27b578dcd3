/**
 * Escapes text for GitHub's workflow commands, which are lines of standard output such as `::error title=a::text`
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands).
 */

/** Escapes the text after the second `::`. */
export const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** Escapes the value of a property. */
export const escapeProperty = (text: string): string =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
