import { configDefaults, defineConfig } from 'vitest/config'

const BROWSER = '**/*.browser.test.ts'
const PACKAGE = '**/package/installed/**/*.test.ts'

/** The files that each mode runs, such as `vitest --mode browser`; without a mode, those that take no minutes. */
const FILES: Readonly<Record<string, { include?: string[]; exclude?: string[] }>> = {
  browser: { include: [BROWSER] },
  package: { include: [PACKAGE] },
  long: {},
  test: { exclude: [...configDefaults.exclude, BROWSER, PACKAGE] },
}

export default defineConfig(({ mode }) => ({
  test: {
    dir: 'test',
    ...FILES[mode],
    // Builds, browsers and other processes take their time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each worker loads the program once, for all its files.
    isolate: false,
    // Between runs, modules that have not changed are not translated again.
    experimental: { fsModuleCache: true },
    maxWorkers: '100%',
  },
}))
