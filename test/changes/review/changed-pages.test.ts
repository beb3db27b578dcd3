import { expect, it } from 'vitest'
import { changedPages } from '../../../src/changes/review/changed-pages.ts'
import { toVersion } from '../../../src/content/version.ts'
import { checkContent } from '../../../src/generator/pipeline.ts'
import { type Files, service, sourcesOf } from '../../rules/base.ts'

function pagesOf(before: Files, after: Files): string[] {
  const [was, is] = [before, after].map((files) => {
    const sources = sourcesOf(files)
    return toVersion(checkContent(sources).linked!, sources)
  })
  return changedPages(was!, is!, (path) => `/find/${path}`).map(
    ({ name, path }) => `${name} ${path}`,
  )
}

const page = (text: string): Files => ({ 'pages/about.md': text })

it('lists the pages of new and changed records, and of own pages', () => {
  const tea = { 'services/tea.yaml': { ...service, name: 'Tea' } }
  const cake = { 'services/cake.yaml': { ...service, name: 'Cake' } }
  expect(pagesOf({ ...tea }, { ...tea })).toEqual([])
  expect(pagesOf(tea, { ...tea, ...cake })).toEqual(['Cake /find/services/cake'])
  expect(pagesOf({ ...tea, ...page('# Us\n') }, { ...tea, ...page('# About us\n') })).toEqual([
    'About us /find/about',
  ])
})

it('lists a removed record, no draft, and nothing without pages', () => {
  const tea = { 'services/tea.yaml': { ...service, name: 'Tea' } }
  const draft = { 'services/tea.yaml': { ...service, name: 'Tea', draft: true } }
  expect(pagesOf(tea, draft)).toEqual([])
  expect(pagesOf(tea, {})).toEqual(['Tea /find/services/tea'])
  const off = { 'directory.yaml': { title: 'Test', pages: 'off' } }
  expect(pagesOf({}, { ...tea, ...off })).toEqual([])
})
