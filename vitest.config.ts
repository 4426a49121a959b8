import { defineConfig } from 'vitest/config'

/** A journey starts servers of its own on a database of its own. Three at once on two cores: a third of them waits for a clock. */
export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: 'journeys/setup/process/database.ts',
          // A bound for what hangs, not a promise: passwords are slow on purpose, and cores are shared.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
