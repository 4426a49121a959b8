import type { Failure, FileReport, Report } from './report.ts'

/** A machine or a change that broke as many files needs no second look. */
const mostFiles = 12

export type FailedFile<Suite> = { suite: Suite; file: string; failures: readonly Failure[] }

/** `files` are those that were run again, as they ended then. */
export type SecondLook = { files: FileReport[]; failed: Failure[]; unsteady: Failure[] }

/**
 * Runs each file with a failure once more, alone: all others have ended by then. What fails again has failed; what passes then was unsteady, which is a race in the product or in the test.
 * `again` answers null if the file could not be run to its end.
 */
export async function lookAgain<Suite>(
  files: readonly FailedFile<Suite>[],
  again: (suite: Suite, file: string) => Promise<Report | null>,
): Promise<SecondLook> {
  const isInFile = ({ file }: FailedFile<Suite>) => file !== ''
  const failed = files.filter(file => !isInFile(file)).flatMap(({ failures }) => failures)
  const inFiles = files.filter(isInFile)
  const found: SecondLook = { files: [], failed, unsteady: [] }
  if (inFiles.length > mostFiles) return { ...found, failed: [...failed, ...inFiles.flatMap(each => each.failures)] }
  for (const { suite, file, failures } of inFiles) {
    const report = await again(suite, file)
    const still = report ? [...report.files.flatMap(each => each.failures), ...report.errors] : failures
    found.files.push(...(report?.files ?? []))
    found.failed.push(...still)
    found.unsteady.push(...failures.filter(({ test }) => !still.some(one => one.test === test)))
  }
  return found
}
