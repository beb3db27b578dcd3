import { expect, test } from 'vitest'
import { repositoryName } from '../../../src/package/init/compose-directory.ts'

test.each([
  ...['Town/our.directory', 'https://github.com/Town/our.directory', ' Town/our.directory '],
  ...['http://www.github.com/Town/our.directory/', 'git@github.com:Town/our.directory.git'],
  ...['ssh://git@github.com/Town/our.directory.git', 'github.com/Town/our.directory/tree/main/x'],
])('%s is a repository', (text) => {
  expect(repositoryName(text)).toBe('Town/our.directory')
})

test.each(['Town', 'Town directory', 'https://gitlab.com/Town/a', 'a/b/c', 'Town/', '/b', ''])(
  '“%s” is none',
  (text) => {
    expect(repositoryName(text)).toBeUndefined()
  },
)
