type Style = (text: string) => string

/** Styles text for a terminal, or leaves it as it is. */
export interface Paint {
  readonly red: Style
  readonly yellow: Style
  readonly blue: Style
  readonly green: Style
  readonly bold: Style
  readonly dim: Style
}

const style =
  (on: number, off: number): Style =>
  (text) =>
    `\u001B[${on}m${text}\u001B[${off}m`
const unstyled: Style = (text) => text

/** Colours for a stream: for a terminal, unless the environment switches them off (https://no-color.org). */
export function createPaint(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  const hasColours = env.FORCE_COLOR
    ? env.FORCE_COLOR !== '0'
    : Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb'
  if (!hasColours)
    return {
      red: unstyled,
      yellow: unstyled,
      blue: unstyled,
      green: unstyled,
      bold: unstyled,
      dim: unstyled,
    }
  return {
    red: style(31, 39),
    yellow: style(33, 39),
    blue: style(34, 39),
    green: style(32, 39),
    bold: style(1, 22),
    dim: style(2, 22),
  }
}
