import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { analyse } from 'scslre'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Pattern, literalsOf } from './literals.ts'
import { type Attack, longAttacks, repeatedIn, shortAttacks } from './attacks.ts'
import { casesOf } from '../runs.ts'

/**
 * No text may take a pattern more time than its length. A pattern that can read one text in several ways tries them all
 * before it fails: `[ ]+$` takes quadratic time on blanks, `(?:a|a)*b` exponential time.
 */

const project = fileURLToPath(new URL('../..', import.meta.url))

/** Patterns that are not linear, and why no text that somebody else wrote can make them slow. */
const ALLOWED: Readonly<Record<string, string>> = {
  'package/init/guide.ts': 'it reads our own guide',
  'package/notices.ts': 'it reads the paths of packages',
  'pages/layout/in-language.ts': 'it reads our own HTML, whose attributes are short',
  'messages/sentence.ts': 'it reads the digits of a number',
  ...Object.fromEntries(
    [
      'address',
      'ages',
      'delivery',
      'language',
      'number-format',
      'person-name',
      'phones',
      'price',
    ].map((name) => [`values/${name}.ts`, 'a value has 500 characters at most']),
  ),
  'times/hours/entries/hours-in-words.ts': 'times in words have 1,000 characters at most',
  'times/hours/clauses/times.ts': 'an entry of hours has 500 characters at most',
  'times/hours/notes/written-note.ts': 'an entry of hours has 500 characters at most',
  'record/yaml/slips/brackets/hash-in-brackets.ts': 'it reads lines of 500 characters at most',
}

let patterns: readonly Pattern[]
beforeAll(() => {
  const literals = literalsOf()
  const files = [...new Set(literals.map(({ file }) => file))]
  patterns = [...literals, ...constructedIn(files)]
}, 120_000)

/** The patterns that modules construct of texts when they are loaded. */
function constructedIn(files: readonly string[]): Pattern[] {
  const urls = files
    .filter((file) => readFileSync(`${project}/src/${file}`, 'utf8').includes('new RegExp('))
    .map((file) => pathToFileURL(`${project}/src/${file}`).href)
  const program = fileURLToPath(new URL('constructed.ts', import.meta.url))
  const output = execFileSync(process.execPath, ['--import', 'tsx', program, ...urls], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return JSON.parse(output) as Pattern[]
}

const named = ({ file, source, flags }: Pattern) => `${file} /${source}/${flags}`
const isLinear = ({ source, flags }: Pattern): boolean =>
  analyse(new RegExp(source, flags), { maxReports: 1 }).reports.length === 0

/** Whether a pattern reads 50,000 characters of every attack in a third of a second, or at least eight times as many in some seconds. */
const endsSoon = (pattern: Pattern): boolean =>
  attacksOn(pattern).every(
    (attack) => readsIn(300, pattern, attack(50)) || readsIn(6000, pattern, attack(400)),
  )

const attacksOn = ({ source, flags }: Pattern): readonly Attack[] =>
  repeatedIn(source, flags).flatMap((one) => [...shortAttacks(one), ...longAttacks(one)])

const context = createContext({})

function readsIn(timeout: number, { source, flags }: Pattern, text: string): boolean {
  Object.assign(context, { regex: new RegExp(source, flags), text })
  const read = flags.includes('g') ? "text.replace(regex, '')" : 'regex.test(text)'
  try {
    runInContext(read, context, { timeout })
    return true
  } catch {
    return false
  }
}

describe('the patterns of the program', () => {
  it('are found, literals and constructed ones', () => {
    const found = new Set(patterns.map(({ file }) => file))
    expect(found).toContain('import/convert/phones.ts')
    expect(found).toContain('privacy/passwords.ts')
    expect(patterns.length).toBeGreaterThan(1000)
  })

  it('read any text in linear time', () => {
    const slow = patterns.filter((one) => !isLinear(one))
    expect(slow.filter(({ file }) => !(file in ALLOWED)).map(named)).toEqual([])
    const needed = new Set(slow.map(({ file }) => file))
    expect(Object.keys(ALLOWED).filter((file) => !needed.has(file))).toEqual([])
  })

  it('end soon on texts of repeated words', () => {
    const checked = casesOf(
      patterns.filter(({ file }) => !(file in ALLOWED)),
      9,
    )
    const endless = new Map(checked.map((one) => [named(one), one]))
    for (const [name, one] of endless) if (endsSoon(one)) endless.delete(name)
    expect([...endless.keys()]).toEqual([])
  })
})

describe('the scan of patterns', () => {
  it.each([/[ ]+$/, /^\s*#[^\S\n]+(\S[^\n]*?)[^\S\n]*#*[^\S\n]*(?:\n|$)/, /\s*\n\s*/])(
    'finds polynomial time in %s',
    ({ source, flags }) => {
      expect(isLinear({ file: '', source, flags })).toBe(false)
    },
  )

  it.each([
    /^(?:<!--[^]*?-->\s*)*<(?:html|body)\b/i,
    /^(?:\w+\s?)*$/,
    /<c\s[^>]*>/g,
    /<!--[^]*?-->/,
  ])('finds exponential time, or a way to the end from each start, in %s', ({ source, flags }) => {
    const pattern = { file: '', source, flags }
    const reads = (attack: Attack) => readsIn(300, pattern, attack(400))
    expect(attacksOn(pattern).every(reads)).toBe(false)
  })
})
