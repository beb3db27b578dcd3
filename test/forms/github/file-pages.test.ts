import { expect, it } from 'vitest'
import { contentFolderAt } from '../../../src/forms/github/content-folder.ts'
import { editFilePage, newFilePage } from '../../../src/forms/github/file-pages.ts'

const folder = contentFolderAt('https://github.com/saltwick/directory/tree/main/data/content')
const FILE = 'services/tea.yaml'

it('reads the setting', () => {
  expect(folder).toEqual({
    repository: 'saltwick/directory',
    branch: 'main',
    path: 'data/content',
  })
})

it('leads to the page that changes a file', () => {
  expect(editFilePage(folder, FILE)).toBe(
    'https://github.com/saltwick/directory/edit/main/data/content/services/tea.yaml',
  )
})

it('fills in a new file, unless the address would be too long', () => {
  const text = 'name: Tea & cake\ndescription: "100 %"\n'
  const { address, hasText } = newFilePage(folder, FILE, text)
  const { pathname, searchParams } = new URL(address)
  expect(hasText).toBe(true)
  expect(pathname).toBe('/saltwick/directory/new/main')
  expect(Object.fromEntries(searchParams)).toEqual({
    filename: 'data/content/services/tea.yaml',
    value: text,
  })
  expect(newFilePage(folder, FILE, 'é'.repeat(900))).toEqual({
    address:
      'https://github.com/saltwick/directory/new/main?filename=data%2Fcontent%2Fservices%2Ftea.yaml',
    hasText: false,
  })
})
