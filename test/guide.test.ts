import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { checkContent } from '../src/build/check-content.ts'
import { catalogue } from '../src/catalogue.ts'
import type { DiagnosticCode } from '../src/diagnostic.ts'
import { sourcesOf } from './rules/base.ts'

/**
 * The guide to all problems is made of the catalogue and of the cases in rules/, so that it cannot say what the program
 * does not do. `npx vitest run -u --dir test guide` writes it anew.
 */
interface Case {
  readonly records?: Readonly<Record<string, object | string>>
  readonly fine?: Readonly<Record<string, object | string>>
}

/** What only a file system can show, in words: what is wrong, and the same put right. */
const ON_DISK: Readonly<Record<string, readonly [wrong: string, right: string]>> = {
  'unknown-file': ['`services/lunch-club.yml`', '`services/lunch-club.yaml`'],
  'outside-content': [
    '`services/lunch-club.yaml` is a link to a file on somebody’s desktop.',
    'The file itself lies there.',
  ],
  'unreadable-file': [
    '`services/lunch-club.yaml` is a link that leads nowhere.',
    'The file itself lies there.',
  ],
  'too-large': [
    '`areas/county.geojson` has 40 MiB.',
    'The area is simplified in a map program and has less than 16 MiB.',
  ],
  'not-utf8': [
    'The file was saved as Windows-1252, so `Café` cannot be read.',
    'The file is saved as UTF-8.',
  ],
  'unknown-history': [
    'The records were checked out with `git clone --depth 1`.',
    'They were checked out with their whole history.',
  ],
}

const folder = new URL('rules/', import.meta.url)

function casesOf(code: string): readonly Case[] {
  if (!readdirSync(folder).includes(`${code}.yaml`)) return []
  const read = parse(readFileSync(new URL(`${code}.yaml`, folder), 'utf8'), {
    schema: 'failsafe',
  }) as Case | Case[]
  return Array.isArray(read) ? read : [read]
}

function section(code: DiagnosticCode): string {
  const { severity, means } = catalogue[code]
  const head = `## ${code}\n\n${means} (${severity})\n\n`
  const onDisk = ON_DISK[code]
  if (onDisk) return `${head}- Wrong: ${onDisk[0]}\n- Right: ${onDisk[1]}\n`
  const example = casesOf(code).find(({ records, fine }) => records && fine)
  if (!example) throw new Error(`There is no example of ${code}.`)
  const changed = Object.fromEntries(
    Object.entries(example.records ?? {}).map(([file, text]) => [file, text === '~' ? null : text]),
  )
  const found = checkContent(sourcesOf(changed)).diagnostics.find((one) => one.code === code)
  const said = `> ${[found?.message, found?.hint].filter(Boolean).join(' ')}\n`
  return `${head}Wrong:\n\n${blocks(example.records ?? {})}\n${said}\nRight:\n\n${blocks(example.fine ?? {})}`
}

const LONGEST = 1200

function blocks(files: Readonly<Record<string, object | string>>): string {
  return Object.entries(files)
    .map(([file, content]) => {
      if (content === '~') return `There is no \`${file}\`.\n`
      const text =
        typeof content === 'string'
          ? content
          : stringify(content, { schema: 'failsafe', lineWidth: 100 })
      const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text
      const fence = file.endsWith('.geojson') ? 'json' : 'yaml'
      return `\`\`\`${fence}\n# ${file}\n${shown.trimEnd()}\n\`\`\`\n`
    })
    .join('\n')
}

it('the guide to all problems is true', async () => {
  const guide = [
    '# Every problem that a record can have\n',
    'An error stops publication; a warning and an advice do not. This page is made of the catalogue in',
    '`src/catalogue.ts` and of the cases in `test/rules/`.\n',
    ...(Object.keys(catalogue) as DiagnosticCode[]).map(section),
  ].join('\n')
  await expect(guide).toMatchFileSnapshot('../src/directory/rules/README.md')
}, 60_000)
