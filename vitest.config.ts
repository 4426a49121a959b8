import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A journey starts servers of its own on a database of its own. Three at once on two cores: they often wait for input and output.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web,city,words}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: 'journeys/setup/process/database.ts',
          // Ends what hangs. Nothing is promised about speed: passwords are slow to hash, and cores are shared.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
