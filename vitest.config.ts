import { defineConfig } from 'vitest/config'
import { longestFirst } from './commands/test/longest-first.ts'
import { reporters } from './commands/test/report.ts'
import { testFiles } from './commands/test/test-files.ts'

/** The journeys that take longest. */
const longest = [
  'orders/orders.test.ts',
  'city/city-day.test.ts',
  'orders/orders-rides-and-games.test.ts',
  'access/access-matrix.test.ts',
  'desk/notifications/notifications-faults.test.ts',
  'dashboard/figures-week.test.ts',
  'security/fuzz.test.ts',
  'orders/orders-allowed.test.ts',
  'desk/notifications/notifications-liveness.test.ts',
]

export default defineConfig({
  test: {
    // A journey starts servers of its own on a database of its own. Three at once on two cores: they often wait for input and output.
    maxWorkers: 3,
    reporters: reporters(),
    // A worker loads the product once for all its files; each file has a database of its own.
    isolate: false,
    sequence: { sequencer: longestFirst(longest) },
    projects: [
      {
        // Beside the code, without a database.
        test: {
          name: 'unit',
          setupFiles: ['commands/test/forget-modules.ts'],
          include: testFiles.unit,
          environment: 'node',
          // Ends only what hangs: the machine may be doing other work as well.
          testTimeout: 60_000,
        },
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
