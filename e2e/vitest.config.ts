import { defineConfig } from 'vitest/config'

/** Stories in a real browser against the built product. Three files at once on two cores: they often wait for input and output. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The same time limit as the browser's own waits.
    expect: { poll: { timeout: 30_000 } },
  },
})
