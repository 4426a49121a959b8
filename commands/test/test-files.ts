/** The test files of each speed, as patterns from the root. */
export const testFiles = {
  unit: ['*.test.ts', '{contract,server,web,city,words,commands}/**/*.test.{ts,tsx}'],
  journeys: ['journeys/**/*.test.{ts,tsx}'],
  e2e: ['e2e/**/*.test.ts'],
}
