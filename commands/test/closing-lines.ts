import type { Failure, FileReport } from './report.ts'

/** More are no chance: the run fails. */
export const mostUnsteady = 5
const slowestCount = 10

export type Outcome = {
  /** Each as it ended, where there was a second look then. */
  files: readonly FileReport[]
  /** Failed, and failed again where there was a second look. */
  failed: readonly Failure[]
  /** Failed, and passed alone on the machine that was then quiet. */
  unsteady: readonly Failure[]
  /** Of the whole run; the processor's are null where the system does not tell. */
  minutes: { wall: number; processor: number | null }
}

/** What stands at the end of a run, the counts last: a log of many thousand lines may be cut off before it. */
export function closingLines(outcome: Outcome): string[] {
  const { failed, unsteady, minutes } = outcome
  const { passed, failed: failedCount } = countTests(outcome)
  const tooMany = unsteady.length > mostUnsteady ? `, more than ${mostUnsteady}: the run fails` : ''
  return [
    ...(failed.length > 0 ? ['', `Failed (${failed.length}):`, ...failed.flatMap(describe)] : []),
    ...(unsteady.length > 0
      ? ['', `Unsteady, passed alone in a second look (${unsteady.length}${tooMany}):`, ...unsteady.flatMap(describe)]
      : []),
    ...slowest(outcome.files),
    '',
    `${minutes.wall.toFixed(1)} min${minutes.processor === null ? '' : `, ${minutes.processor.toFixed(1)} min of processor time`}`,
    `${passed} passed, ${failedCount} failed`,
  ]
}

/** An unsteady test passed, unless there are too many of them. */
export function countTests({ files, failed, unsteady }: Pick<Outcome, 'files' | 'failed' | 'unsteady'>) {
  const passed = files.reduce((sum, file) => sum + file.passed, 0)
  const isTooMany = unsteady.length > mostUnsteady
  return isTooMany
    ? { passed: passed - unsteady.length, failed: failed.length + unsteady.length }
    : { passed, failed: failed.length }
}

function describe({ file, line, test, message }: Failure): string[] {
  const place = [file, line].filter(part => part !== null && part !== '').join(':')
  return [`  ${[place, test].filter(Boolean).join(' > ')}`, ...message.split('\n').map(text => `    ${text}`)]
}

function slowest(files: readonly FileReport[]): string[] {
  const sorted = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestCount)
  return sorted.length < slowestCount
    ? []
    : ['', 'Slowest files:', ...sorted.map(({ file, seconds }) => `  ${String(seconds).padStart(4)} s  ${file}`)]
}
