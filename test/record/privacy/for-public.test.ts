import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../src/diagnostics/catalogue.ts'
import { severityOf } from '../../../src/diagnostics/report.ts'
import { createRecordParser } from '../../../src/record/parse.ts'
import { forPublic } from '../../../src/record/privacy/for-public.ts'
import { completeSettings } from '../../../src/record/settings/settings.ts'
import { parseYaml } from '../../../src/record/yaml/parse-yaml.ts'

const parse = (text: string) =>
  createRecordParser(completeSettings({ title: 'T' })).parseRecord(
    'service',
    'a',
    'services/a.yaml',
    text,
  )

/** Values that nobody but the author of a file may read. */
const PRIVATE = ['07700 900123', '4711#', 'Jane Example', '12 Mill Lane', 'BS3 4EB']

const RECORD = `name: Lunch club
status: active
description: Come and eat.
contacts:
  - name: Jane Example
    private:
      mobile: 07700 900123
      note: Door code 4711# at the side
addresses:
  - address_1: 12 Mill Lane
    city: Bristol
    postal_code: BS3 4EB
private: Ask Jane Example
`

/** One way to break a line of a record, which its values take with them. */
const WAYS: Readonly<Record<string, (line: string) => string>> = {
  'a tab': (line) => `\t${line}`,
  'one space too many': (line) => ` ${line}`,
  'three spaces too many': (line) => `   ${line}`,
  'no indentation': (line) => line.trim(),
  'one space too few': (line) => line.replace(/^ /, ''),
  'an opened quotation mark': (line) => line.replace(/: (?=\S)/, ': "'),
  'an opened apostrophe': (line) => line.replace(/: (?=\S)/, ": '"),
  'a curly quotation mark': (line) => line.replace(/: (?=\S)/, ': “') + "'",
  'text after a closing mark': (line) => line.replace(/: (\w+)/, ': "$1"'),
  'a line twice': (line) => `${line}\n${line.replace('- ', '  ')}`,
  'no colon': (line) => line.replace(':', ''),
  'no space after the colon': (line) => line.replace(': ', ':'),
  'an equals sign': (line) => line.replace(': ', ' = '),
  'a second colon': (line) => line.replace(/: (\S+)/, ': Note: $1:'),
  'a colon at the end': (line) => `${line}:\n        more`,
  'a dash without a space': (line) => line.replace(/^( *)(?:- )?/, '$1-'),
  'a bullet': (line) => line.replace(/^( *)(?:- )?/, '$1• '),
  'an opened bracket': (line) => line.replace(': ', ': ['),
  'an opened brace': (line) => line.replace(': ', ': { a '),
  'a closed bracket': (line) => `${line}]`,
  'a backquote': (line) => line.replace(': ', ': `'),
  'backquotes in a value': (line) => line.replace(/: (\w+) ?/, ': "`$1`" '),
  'a backslash': (line) => line.replace(/: (.*)/, String.raw`: "\q$1"`),
  'an unknown alias': (line) => line.replace(': ', ': *'),
  'a tag': (line) => line.replace(': ', ': !'),
  'a percent sign': (line) => line.replace(/\S/, '%$&'),
  'an at sign': (line) => line.replace(': ', ': @'),
  'a comment of another language': (line) => `${line} // Jane Example`,
  'a hash': (line) => line.replace(/ (\S+)$/, ' #$1'),
  'no-break spaces': (line) => line.replaceAll(/^ +/g, (all) => '\u00A0'.repeat(all.length)),
  'a carriage return': (line) => `${line}\r  ${line}`,
  'markers of a merge': (line) =>
    `<<<<<<< main\n${line}\n=======\n${line}\n>>>>>>> Jane Example 4711#`,
  dashes: (line) => `---\n${line}\n---`,
  'a fence of code': (line) => `\`\`\`yaml\n${line}\n\`\`\``,
  'a line that is cut off': (line) => line.slice(0, line.length / 2),
  'a line joined with the next': (line) => `${line} `,
}

const lines = RECORD.trimEnd().split('\n')

/** The record, broken at each of its lines. */
const brokenBy = (way: (line: string) => string): string[] =>
  lines.map((line, at) => [...lines.slice(0, at), way(line), ...lines.slice(at + 1)].join('\n'))

describe('what anyone may read of a file that cannot be parsed', () => {
  it.each(Object.keys(WAYS))('has none of its values after %s', (name) => {
    for (const text of brokenBy(WAYS[name]!))
      for (const found of parseYaml('services/a.yaml', text).diagnostics) {
        const { message, hint = '', place } = forPublic(found)
        for (const secret of PRIVATE.flatMap((value) => [value, ...value.split(' ')]).filter(
          ({ length }) => length > 2,
        ))
          expect(message + hint, text).not.toContain(secret)
        expect(place).toMatchObject({ line: expect.any(Number), column: expect.any(Number) })
        expect(message).toMatch(/\w+ \w+/)
      }
  })

  it('breaks the record in most of these ways', () => {
    const broken = Object.values(WAYS).filter((way) =>
      brokenBy(way).some((text) => parseYaml('', text).value === undefined),
    )
    expect(broken.length).toBeGreaterThan(30)
  })

  it('says what is wrong, in the words of the full message', () => {
    const [found] = parseYaml('a.yaml', 'name: Choir\nname: Band\n').diagnostics
    expect(forPublic(found!).message).toBe('`name` is here twice: in line 1 and in this line.')
    const [hash] = parseYaml('a.yaml', 'name: Choir #2 sings\n').diagnostics
    expect(hash!.message).toContain('#2 sings')
    expect(forPublic(hash!).message).toBe(
      'From `…` on, this line is a comment and not part of the value.',
    )
  })
})

it('names a field that no card knows, and quotes none of its values', () => {
  const text = 'name: A\nstatus: active\nphone: 0117 496 0199\ndoor: 4711\n'
  const { diagnostics } = parse(text)
  const found = diagnostics.filter(({ code }) => code === 'unknown-field')
  expect(found.map(({ hint }) => hint).join(' ')).toContain('0117 496 0199')
  const said = found.map(forPublic).map(({ message, hint }) => `${message} ${hint}`)
  expect(said.join('\n')).not.toMatch(/0199|4711/)
  expect(said[0]).toContain('`phone` is not a known field here.')
  expect(said[0]).toContain('Did you mean `phones`?')
})

it('changes nothing of a diagnostic about a file that was parsed', () => {
  const found = { code: 'wrong-format', message: '`a b`', place: { file: 'a', path: [] } } as const
  expect(forPublic(found)).toBe(found)
})

it('counts every problem of the parser as one of a file that cannot be parsed', () => {
  const texts = Object.values(WAYS).flatMap(brokenBy)
  const codes = new Set(
    texts.flatMap((text) => parseYaml('', text).diagnostics.map(({ code }) => code)),
  )
  for (const code of codes) {
    expect(catalogue[code]).toHaveProperty('isUnparsed', true)
    expect(severityOf({ code, message: '', place: { file: '', path: [] } })).toBe('error')
  }
})
