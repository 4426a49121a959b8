import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { root } from '../root.ts'

/** A test that failed, a file that could not be loaded (`test` is null), or an error that no test waited for. */
export type Failure = { file: string; line: number | null; test: string | null; message: string }

export type FileReport = { file: string; seconds: number; passed: number; failures: Failure[] }

export type Report = { files: FileReport[]; errors: Failure[] }

/** Without it, Vitest prints only. */
const reportPath = 'TEST_REPORT'

/** The reporters of a run: what it prints, and, where `TEST_REPORT` names a file, what `npm test` reads. */
export function reporters(env: NodeJS.ProcessEnv = process.env): ('default' | Reporter)[] {
  const path = env[reportPath]
  return path ? ['default', writeReportTo(path)] : ['default']
}

export function reportedTo(path: string): NodeJS.ProcessEnv {
  return { [reportPath]: path }
}

/** What a run wrote; nothing if it ended before its end. */
export async function readReport(path: string): Promise<Report> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text ? (JSON.parse(text) as Report) : { files: [], errors: [] }
}

function writeReportTo(path: string): Reporter {
  return {
    onTestRunEnd: async (modules, errors) => {
      const report: Report = { files: modules.map(describeModule), errors: errors.map(describeUnhandled) }
      await writeFile(path, JSON.stringify(report))
    },
  }
}

function describeModule(module: TestModule): FileReport {
  const file = relative(root, module.moduleId)
  const tests = [...module.children.allTests()]
  const { duration, collectDuration } = module.diagnostic()
  const ofTests = tests.flatMap(test =>
    test.result().state === 'failed' ? [failure(module.moduleId, test.fullName, test.result().errors ?? [])] : [],
  )
  const suites = [module, ...module.children.allSuites()].filter(suite => suite.errors().length > 0)
  const ofSuites = suites.map(suite =>
    failure(module.moduleId, suite.type === 'suite' ? suite.fullName : null, suite.errors()),
  )
  return {
    file,
    seconds: Math.round((duration + collectDuration) / 1000),
    passed: tests.filter(test => test.result().state === 'passed').length,
    failures: [...ofSuites, ...ofTests],
  }
}

function failure(path: string, test: string | null, errors: readonly SerializedError[]): Failure {
  const stacks = errors.flatMap(error => error.stacks ?? [])
  const line = stacks.find(({ file }) => file === path)?.line ?? null
  return { file: relative(root, path), line, test, message: errors.map(describeError).join('\n') }
}

/** Vitest says during which file it came up. */
function describeUnhandled(error: SerializedError): Failure {
  const path = typeof error.VITEST_TEST_PATH === 'string' ? error.VITEST_TEST_PATH : ''
  return failure(path, 'an error that no test waited for', [error])
}

/** Without the frames of Vitest, which are the same for every test. */
function describeError({ name, message, stack = '' }: SerializedError): string {
  const text = stack.includes(message) ? stack : `${name ?? 'Error'}: ${message}\n${stack}`
  const lines = text.split('\n').filter(line => !/^ +at .*node_modules\/(vitest|@vitest)\//.test(line))
  return lines
    .join('\n')
    .replaceAll(`${pathToFileURL(root)}/`, '')
    .replace(/\?vitest=\d+/g, '')
    .trim()
}
