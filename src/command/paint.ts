type Style = (text: string) => string

/** Colours for a terminal. */
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
const plain: Style = (text) => text

/** Paints when the output is a terminal and nobody asked for no colours (https://no-color.org). */
export function createPaint(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  const wanted = env.FORCE_COLOR
    ? env.FORCE_COLOR !== '0'
    : Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb'
  if (!wanted)
    return { red: plain, yellow: plain, blue: plain, green: plain, bold: plain, dim: plain }
  return {
    red: style(31, 39),
    yellow: style(33, 39),
    blue: style(34, 39),
    green: style(32, 39),
    bold: style(1, 22),
    dim: style(2, 22),
  }
}
