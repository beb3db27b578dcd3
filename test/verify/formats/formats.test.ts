import { expect, test } from 'vitest'
import { createPaint } from '../../../src/io/command/paint.ts'
import { formatAnnotations, formatSummary } from '../../../src/verify/formats/github.ts'
import { formatHtml } from '../../../src/verify/formats/html/page.ts'
import { formatJson } from '../../../src/verify/formats/json.ts'
import { formatText } from '../../../src/verify/formats/text.ts'
import type { Finding, Severity } from '../../../src/verify/report/finding.ts'
import type { Report } from '../../../src/verify/report/report.ts'
import { endpoints } from '../../../src/verify/survey/endpoint.ts'

const BASE = 'https://feed.example.org'
const HOSTILE = '<script>alert(1)</script> & "friends" \' \u001B[31m\u202E`|'

const finding = (severity: Severity, more: Partial<Finding> = {}): Finding => ({
  rule: 'null-value',
  severity,
  endpoint: '/services',
  message: 'The value is null.',
  hint: 'Leave the field out where it has no value.',
  count: 12,
  examples: [{ url: `${BASE}/services`, path: 'contents[0].email', value: 'null' }],
  ...more,
})

function reportWith(findings: readonly Finding[], more: Partial<Report> = {}): Report {
  const outcome = findings.some(({ severity }) => severity === 'fail') ? 'fail' : 'pass'
  return {
    base: BASE,
    now: '2026-10-20',
    policy: 'published',
    isWhole: false,
    outcome,
    version: 'HSDS-UK-3.0',
    title: 'Services in Little Wick',
    endpoints: endpoints.map((endpoint) => ({
      endpoint,
      outcome: endpoint.path === '/services' ? outcome : 'pass',
      requests: 3,
      bytes: 1_234_567,
      ms: { mean: 12.3, longest: 12_345 },
      findings: findings.filter((one) => one.endpoint === endpoint.path),
    })),
    rules: [{ id: 'null-value', says: 'No nulls.', where: 'Compliance', outcome: 'found' }],
    untested: [{ rule: 'parameter-search', endpoint: '/services', why: 'No name has a word.' }],
    requests: 33,
    bytes: 13_580_237,
    ...more,
  }
}

const formats = {
  text: (report: Report) => formatText(report, BASE, createPaint({}, {})),
  html: (report: Report) => formatHtml(report, BASE),
  annotations: (report: Report) => formatAnnotations(report, BASE),
  summary: (report: Report) => formatSummary(report, BASE),
  json: (report: Report) => formatJson(report, BASE),
}
const each = Object.entries(formats)

const hostile = reportWith(
  [
    finding('fail', {
      message: HOSTILE,
      hint: HOSTILE,
      examples: [
        { url: `${BASE}/services?${HOSTILE}`, path: HOSTILE, value: HOSTILE },
        { url: 'javascript:alert(1)', path: '' },
      ],
    }),
  ],
  { title: HOSTILE, version: HOSTILE },
)

test.each(each)('%s has each finding, its place and what to do', (_, format) => {
  const text = format(reportWith([finding('fail')]))
  for (const part of ['The value is null.', 'Leave the field out', '/services', 'null-value'])
    expect(text).toContain(part)
  expect(text.replaceAll('\\', '')).toContain('contents[0].email')
})

test.each(each.filter(([name]) => name !== 'annotations'))(
  '%s has what was not tested, and the number of requests',
  (_, format) => {
    const text = format(reportWith([]))
    expect(text).toContain('No name has a word.')
    expect(text).toMatch(/33 requests|"requests": 33/)
  },
)

test.each(each)('%s says why the feed is unreachable', (_, format) => {
  const reason = 'there is no host of this name'
  expect(format(reportWith([], { outcome: 'unreachable', reason }))).toContain(reason)
})

test.each(each)('%s escapes what a feed says', (name, format) => {
  const text = format(hostile)
  expect(text).not.toContain('\u001B')
  if (name !== 'json') expect(text).not.toContain('\u202E')
  if (name === 'html' || name === 'summary') expect(text).not.toMatch(/(?<!\\)<\/?script/)
  if (name === 'annotations') expect(text.trim().split('\n')).toHaveLength(2)
})

test('the page has no scripts, images or foreign links', () => {
  const page = formatHtml(hostile, BASE)
  expect(page).not.toMatch(
    /<(?!\/?(?:!doctype|html|head|meta|title|style|body|main|p|h[1-4]|dl|div|dt|dd|table|thead|tbody|tr|th|td|span|section|article|strong|ul|li|a|code)\b)/i,
  )
  expect(page.match(/(?:src|href)="[^"]*"/g)).toEqual([
    'href="#list-services"',
    expect.stringContaining(`href="${BASE}/services?`),
  ])
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
})

test('the page does not link to URLs of a folder', () => {
  expect(formatHtml(reportWith([finding('fail')]), 'dist/site')).not.toContain(`href="${BASE}`)
})

test('the page links from an endpoint to its findings', () => {
  const page = formatHtml(reportWith([finding('fail')]), BASE)
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['list-services'])
  expect(targets).toEqual(ids)
})

test('annotations are at most ten of a level, the most severe first', () => {
  const many = (severity: Severity) => Array.from({ length: 12 }, () => finding(severity))
  const report = reportWith([...many('info'), ...many('warn'), ...many('fail')])
  const kinds = formatAnnotations(report, BASE).match(/^::\w+/gm) ?? []
  expect(kinds).toEqual(
    ['error', 'warning', 'notice'].flatMap((kind) => Array.from({ length: 10 }, () => `::${kind}`)),
  )
  expect(formatSummary(report, BASE).match(/^- \*\*/gm)).toHaveLength(36)
})

test('text has colours on a terminal only', () => {
  const report = reportWith([finding('fail')])
  expect(formatText(report, BASE, createPaint({ isTTY: true }, {}))).toContain('\u001B[31mfail')
  expect(formatText(report, BASE, createPaint({ isTTY: true }, { NO_COLOR: '1' }))).not.toContain(
    '\u001B',
  )
})
