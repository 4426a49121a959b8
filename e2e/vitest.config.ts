import { defineConfig } from 'vitest/config'

/** Stories in a real browser against the built product. Few and whole; two files at once is what two cores carry. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As patient as the browser is with what it waits for.
    expect: { poll: { timeout: 30_000 } },
  },
})
