import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { problemCatalogue, wholeCatalogue } from '../src/cli/catalogue.ts'
import { qualityRules, ruleOf } from '../src/quality/rules/rules.ts'
import { type Postcodes, adviceOn } from './quality/base.ts'
import { checkFiles, baselineOf } from './rules/base.ts'
import { type Case, filesOf, readCases } from './rules/cases.ts'

/**
 * The guides are generated from the catalogue and the cases, so they cannot describe what the program does not do.
 * `npm test -- -u guide` rewrites them.
 */
interface GuideCase extends Case {
  readonly now?: string
  readonly postcodes?: Postcodes
}

const isAdvice = (code: string) => qualityRules.some((rule) => rule.code === code)

/** Examples in words, for codes that need a file system, a repository or the web. */
const IN_WORDS: Readonly<Record<string, readonly [wrong: string, right: string]>> = {
  'unknown-file': ['`services/lunch-club.yml`', '`services/lunch-club.yaml`'],
  'outside-content': [
    '`services/lunch-club.yaml` is a link to a file on somebody’s desktop.',
    'The file itself is in `services/`.',
  ],
  'unreadable-file': [
    '`services/lunch-club.yaml` is a link that leads nowhere.',
    'The file itself is in `services/`.',
  ],
  'too-large': [
    '`areas/county.geojson` has 40 MiB.',
    'The area is simplified in a map program and has less than 16 MiB.',
  ],
  'too-many-pages': [
    'A directory has 60,000 organizations, and pages for each.',
    '`directory.yaml` says `pages: off`.',
  ],
  'missing-public-file': [
    '`directory.yaml` says `logo: logo.svg`, and there is no `public/logo.svg`.',
    'The picture is in `public/logo.svg`.',
  ],
  'not-utf8': [
    'The file was saved as Windows-1252, so `Café` cannot be read.',
    'The file is saved as UTF-8.',
  ],
  'damaged-postcodes': [
    '`postcodes/gb/bs3.json` was opened and saved in an editor, which changed its spaces.',
    '`osd postcodes` has written the file again.',
  ],
  'more-problems': [
    'A file of a thousand empty lines with a dash has a thousand problems.',
    'The lines are gone.',
  ],
  'changed-postcodes': [
    'A change moves a district to another city in `postcodes/gb/bs3.json`.',
    '`osd postcodes` has written the files of a new edition.',
  ],
  'broken-link': [
    'The page at `url: https://acorn.example.org/lunch` no longer exists.',
    'The link leads to the new page.',
  ],
  'unknown-history': [
    'The records were checked out with `git clone --depth 1`.',
    'The records were checked out with their whole history.',
  ],
}

const cases = new Map(
  ['rules/', 'quality/rules/'].flatMap((folder) => [
    ...readCases<GuideCase>(new URL(folder, import.meta.url)),
  ]),
)

function section(code: string): string {
  const { severity, means } = wholeCatalogue[code]!
  const weight = isAdvice(code) ? `${ruleOf(code).costs} points` : severity
  const head = `## ${code}\n\n${means} (${weight})\n\n`
  const inWords = IN_WORDS[code]
  if (inWords) return `${head}- Wrong: ${inWords[0]}\n- Right: ${inWords[1]}\n`
  const example = cases.get(code)?.find(({ records, fine }) => records && fine)
  if (!example) throw new Error(`There is no example of ${code}.`)
  const changed = filesOf(example.records)
  const all = isAdvice(code)
    ? adviceOn(changed, example)
    : checkFiles(changed, {
        baseline: example.before && {
          ...baselineOf(filesOf(example.before)),
          isSuggestion: example.suggestion === 'true',
        },
      }).diagnostics
  const found = all.find((one) => one.code === code)
  if (!found) throw new Error(`The example of ${code} does not show it.`)
  const said = `> ${[found.message, found.hint].filter(Boolean).join(' ')}\n`
  const before = example.before ? `Published before:\n\n${blocks(example.before)}\n` : ''
  return `${head}${before}Wrong:\n\n${blocks(example.records ?? {})}\n${said}\nRight:\n\n${blocks(example.fine ?? {})}`
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

it('the guide to problems is up to date', async () => {
  const guide = [
    '# Every problem that a record can have\n',
    'An error stops publication; a warning does not. This page is generated from the catalogue',
    '([`src/cli/catalogue.ts`](../../cli/catalogue.ts)) and the cases in `test/rules/`. For advice on records without a problem,',
    'see [another page](../../quality/README.md).\n',
    ...Object.keys(problemCatalogue).map(section),
  ].join('\n')
  await expect(guide).toMatchFileSnapshot('../src/directory/rules/README.md')
}, 120_000)

it('the guide to advice is up to date', async () => {
  const guide = [
    '# What could be better about a record\n',
    'Advice never stops publication. `npx osd quality` lists it by organization. Every record starts with 100 points, and',
    'each kind of advice takes some away, once. This page is generated from the rules in `src/quality/rules/` and the cases',
    'in `test/quality/rules/`.\n',
    ...qualityRules.map(({ code }) => section(code)),
  ].join('\n')
  await expect(guide).toMatchFileSnapshot('../src/quality/README.md')
}, 120_000)
