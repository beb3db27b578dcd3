import type { Slip, SyntaxFault } from '../slip.ts'

/** A tab in the indentation. */
export const tab: Slip<SyntaxFault> = {
  example: { text: 'phones:\n\t- 0117 496 0120\n', at: '2:1' },
  find: ({ code, line, lineStart }) =>
    code === 'TAB_AS_INDENT' || /^ *\t/.test(line)
      ? {
          problem: {
            code: 'yaml-tab',
            message: 'This line is indented with a tab.',
            hint: 'Use the space bar instead of the tab key: two spaces for each level.',
          },
          offset: lineStart + Math.max(0, line.indexOf('\t')),
        }
      : undefined,
}
