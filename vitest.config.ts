import { defineConfig } from 'vitest/config'
import { testFiles } from './commands/test/test-files.ts'

/** A journey starts servers of its own on a database of its own. Three at once on two cores: a third of them waits for a clock. */
export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        // Beside the code, without a database.
        test: { name: 'unit', include: testFiles.unit, environment: 'node' },
      },
      {
        test: {
          name: 'journeys',
          include: testFiles.journeys,
          environment: 'node',
          globalSetup: 'journeys/setup/database.ts',
          // A bound for what hangs, not a promise: passwords are slow on purpose, and cores are shared.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
