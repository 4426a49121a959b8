import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of minutes; the others are sorted by their size. */
const longest = ['security/xss.test.ts', 'dashboard/wall.test.ts']

/** Begins with the longest files: at the end one of them would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.some(name => moduleId.endsWith(name))
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

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
    // A worker loads the city and the contract once for all its files; each file has a product of its own.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // These end only what hangs: the machine may be doing other work as well.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
