import { defineConfig } from 'vitest/config'

/** Stories in a real browser against the built product. Few, whole, and one after the other: they share two cores. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As patient as the browser is with what it waits for.
    expect: { poll: { timeout: 30_000 } },
  },
})
