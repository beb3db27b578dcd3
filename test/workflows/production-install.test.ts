import { readFileSync, readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
}

/** The packages that a source file imports when it runs, but not those of types alone. */
const packagesIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /^(?:import|export)(?! type\b) (?:[\w*{][^'"`;=]*?\bfrom )?['"]([^'".#/][^'"]*)['"]/gm,
    ),
    ...source.matchAll(/\bimport\(\s*['"]([^'".][^'"]*)['"]\s*\)/g),
  ]
    .map(([, specifier = '']) => specifier)
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))

it('runs with its production dependencies alone, as workflows and Netlify install it', () => {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  const used = files
    .filter((file) => /\.(?:ts|mjs)$/.test(file))
    .flatMap((file) => packagesIn(readFileSync(`${root}src/${file}`, 'utf8')))
  expect(used).toContain('yaml')
  expect(new Set(used.filter((name) => !Object.hasOwn(dependencies, name)))).toEqual(new Set())
})
