import { defineConfig } from 'vitest/config'

/** Stories in a real browser against the built product. Three files at once on two cores: they often wait for input and output. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: 'setup/prepare-data.ts',
    maxWorkers: 3,
    // These end only what hangs: the machine may be doing other work as well.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
