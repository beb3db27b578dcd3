import { describe, expect, test } from 'vitest'
import { defineCommand } from '../../../src/io/command/command.ts'
import { helpOf, overviewOf } from '../../../src/io/command/help.ts'

const knit = defineCommand({
  name: 'knit',
  example: 'osd knit wool --striped',
  summary: 'Knit a jumper',
  positionals: { usage: 'YARN…', max: Infinity },
  options: {
    size: { type: 'string', default: 'M', value: 'S|M|L', help: 'size of the jumper' },
    striped: { type: 'boolean', help: 'use several colours' },
  },
  run: async () => 0,
})

describe('help', () => {
  test('of a command lists its options in columns, with default values', () => {
    expect(helpOf(knit).split('\n')).toEqual([
      'osd knit YARN… [OPTIONS]',
      '',
      'Knit a jumper.',
      '',
      '  --size S|M|L  size of the jumper (default: M)',
      '  --striped     use several colours',
      '',
      'For example: osd knit wool --striped',
    ])
  })

  test('of the program lists its commands in groups', () => {
    expect(overviewOf({ Wool: [knit] })).toContain('\nWool:\n  osd knit  Knit a jumper\n')
  })
})
