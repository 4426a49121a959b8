import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { root } from '../root.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    /** The file. */
    name: string
    status: string
    /** Why the file could not be loaded. */
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** What Vitest wrote: counts, and a paragraph for each failure. A run that ended before it wrote anything has none. */
export async function readReport(path: string): Promise<{ passed: number; failed: number; failures: string[] }> {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    testResults = [],
  } = JSON.parse(text) as Partial<Report>
  return { passed, failed, failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresIn) }
}

function failuresIn({ name, message, assertionResults }: Report['testResults'][number]): string[] {
  const file = relative(root, name)
  const tests = assertionResults.filter(({ status }) => status === 'failed')
  if (tests.length === 0) return [`Failed: ${file}\n${message}`]
  return tests.map(({ fullName, failureMessages }) => `Failed: ${file} > ${fullName}\n${failureMessages.join('\n')}`)
}
