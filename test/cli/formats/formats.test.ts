import { describe, expect, it } from 'vitest'
import { formatGithub, formatMarkdown } from '../../../src/cli/formats/github.ts'
import { formatSarif } from '../../../src/cli/formats/sarif.ts'
import type { Reported } from '../../../src/diagnostics/diagnostic.ts'

const warning: Reported = {
  code: 'no-namespace',
  severity: 'warning',
  message: 'There is no namespace.',
  place: { file: 'directory.yaml', path: [] },
}
const error: Reported = {
  code: 'not-a-choice',
  severity: 'error',
  message: '`status` is `100% open`.',
  hint: 'Write one of these:\nactive, inactive.',
  place: { file: 'services/a,b:c.yaml', path: ['status'], line: 3, column: 9 },
}

describe('annotations for GitHub', () => {
  it('are sorted by severity, one a line, with escaped properties', () => {
    expect(formatGithub([warning, error], 'content').split('\n')).toEqual([
      '::error file=content/services/a%2Cb%3Ac.yaml,line=3,col=9,title=not-a-choice::`status` is `100%25 open`.%0AWrite one of these:%0Aactive, inactive.',
      '::warning file=content/directory.yaml,line=1,col=1,title=no-namespace::There is no namespace.',
      '',
    ])
  })

  it('come with the whole list as Markdown', () => {
    const markdown = formatMarkdown([warning, error], 'content')
    expect(markdown.indexOf('not-a-choice')).toBeLessThan(markdown.indexOf('no-namespace'))
    expect(markdown).toContain('**content/services/a,b:c.yaml**, line 3')
    expect(formatMarkdown([], 'content')).toContain('No problems')
  })

  it('escape the text of records', () => {
    const message = 'No organization is called `x`. <img src=x> [a](https://b.example) @somebody'
    const markdown = formatMarkdown([{ ...error, message, hint: '' }], 'content')
    expect(markdown).toContain('called `x`. \\<img src=x\\> \\[a\\](https:\\/\\/b.example) @')
    expect(markdown).not.toContain('@somebody')
  })
})

describe('SARIF', () => {
  it('lists each rule once and each place as a URI', () => {
    const { runs } = JSON.parse(formatSarif([warning, error, error], 'content'))
    const [{ tool, results }] = runs
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      'no-namespace',
      'not-a-choice',
    ])
    expect(results.map(({ level }: { level: string }) => level)).toEqual([
      'warning',
      'error',
      'error',
    ])
    expect(results[1].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'content/services/a,b:c.yaml' },
      region: { startLine: 3, startColumn: 9 },
    })
  })
})
