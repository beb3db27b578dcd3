import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    dir: 'test',
    // Builds, browsers and other processes take their time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each worker loads the program once, for all its files.
    isolate: false,
    // Between runs, modules that have not changed are not translated again.
    experimental: { fsModuleCache: true },
    maxWorkers: '100%',
  },
})
