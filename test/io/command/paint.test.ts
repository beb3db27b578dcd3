import { expect, test } from 'vitest'
import { createPaint } from '../../../src/io/command/paint.ts'

const terminal = { isTTY: true }
const pipe = {}

test.each([
  ['a terminal', terminal, {}, true],
  ['a terminal', terminal, { NO_COLOR: '1' }, false],
  ['a terminal', terminal, { NO_COLOR: '' }, true],
  ['a terminal', terminal, { FORCE_COLOR: '0' }, false],
  ['a terminal', terminal, { TERM: 'dumb' }, false],
  ['a terminal', terminal, { NO_COLOR: '1', FORCE_COLOR: '1' }, true],
  ['a pipe', pipe, {}, false],
  ['a pipe', pipe, { FORCE_COLOR: '1' }, true],
  ['a pipe', pipe, { FORCE_COLOR: '' }, false],
])('%s %o with %o in the environment has colours: %s', (_, stream, env, colours) => {
  expect(createPaint(stream, env).red('error')).toBe(
    colours ? '\u001B[31merror\u001B[39m' : 'error',
  )
})
