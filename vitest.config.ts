import { defineConfig } from 'vitest/config'

/** A journey starts servers of its own on a database of its own; two at once is what two cores carry. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: 'journeys/setup/database.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
