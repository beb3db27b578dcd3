import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'fast-glob'
import { expect, it } from 'vitest'
import { PROJECT } from '../../src/package/compile.ts'

/** A command that asks a registry for the package by its name alone. A file, an address and a part of it have more. */
const BY_NAME =
  /\b(?:npm (?:i|install|add|exec|create|init)|npx|pnpm|yarn|bunx)\b[^`'"\n]*[\s=](?:open-service-directory|\$\{NAME\})(?![-/.\w])/

const { published } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))

it('is in no command of a page or a message before a registry has the package', () => {
  for (const command of ['npx open-service-directory init', 'npm i -D open-service-directory@1'])
    expect(command).toMatch(BY_NAME)
  expect('npm install open-service-directory-1.2.0.tgz').not.toMatch(BY_NAME)
  const pages = globSync(['*.md', '{src,content,.github}/**/*.{md,ts,mjs,yml}'], {
    cwd: PROJECT,
    dot: true,
  })
  expect(pages.length).toBeGreaterThan(500)
  const found = pages.filter((page) => BY_NAME.test(readFileSync(join(PROJECT, page), 'utf8')))
  if (!published) expect(found).toEqual([])
})
