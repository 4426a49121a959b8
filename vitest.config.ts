import { defineConfig } from 'vitest/config'
import { longestFirst } from './commands/test/longest-first.ts'
import { testFiles } from './commands/test/test-files.ts'

/** Journeys of half a minute and more. */
const longest = [
  'access/access-matrix.test.ts',
  'notifications/notifications-faults.test.ts',
  'security/fuzz.test.ts',
  'orders/orders-allowed.test.ts',
  'city/city-day.test.ts',
  'notifications/notifications-liveness.test.ts',
  'orders/orders.test.ts',
]

export default defineConfig({
  test: {
    // A journey starts servers of its own on a database of its own. Three at once on two cores: they often wait for input and output.
    maxWorkers: 3,
    // A worker loads the product once for all its files; each file has a database of its own.
    isolate: false,
    sequence: { sequencer: longestFirst(longest) },
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
          // Node reads TypeScript by itself, for three quarters of the CPU.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          globalSetup: 'journeys/setup/process/database.ts',
          // These end only what hangs: the machine may be doing other work as well.
          testTimeout: 600_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 200_000 } },
        },
      },
    ],
  },
})
