import { defineConfig } from 'vitest/config'
import { longestFirst } from '../commands/test/longest-first.ts'
import { reporters } from '../commands/test/report.ts'

/** Stories in a real browser against the built product. Three files at once on two cores: they often wait for input and output. */
export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    // Node reads TypeScript by itself.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: 'setup/data/prepare-data.ts',
    maxWorkers: 3,
    reporters: reporters(),
    // A worker loads the city and the contract once for all its files; each file has a product of its own.
    isolate: false,
    sequence: {
      sequencer: longestFirst([
        'security/xss.test.ts',
        'reviews/applications.test.ts',
        'dashboard/dashboard.test.ts',
        'dashboard/home.test.ts',
        'desk/shell-access.test.ts',
      ]),
    },
    // These end only what hangs: the machine may be doing other work as well.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
