/** The test files of each speed, as patterns from the root. */
export const testFiles = {
  unit: ['{contract,server,web,city,words,commands,build}/**/*.test.{ts,tsx}'],
  journeys: ['journeys/**/*.test.{ts,tsx}'],
  e2e: ['e2e/**/*.test.ts'],
}
