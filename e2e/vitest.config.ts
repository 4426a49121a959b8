import { defineConfig } from 'vitest/config'

/** Stories in a real browser against the built product. Few and whole. Three files at once on two cores: one of them waits. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As patient as the browser is with what it waits for.
    expect: { poll: { timeout: 30_000 } },
  },
})
