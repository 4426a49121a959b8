import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Where it lies: beside the one file that runs, which the build made of all sources. */
export const linesEnding = '.lines.json'

/** Runs of lines that follow each other in the file as in their source: of three numbers each, its first line in the file, the source, and its line there. */
export type SourceLines = { sources: readonly string[]; runs: readonly number[] }

/** Lets stack traces name the lines of the sources. Without the table, as when the sources run by themselves, nothing is changed. */
export function nameSourceLines(file = process.argv[1] ?? ''): void {
  if (!existsSync(`${file}${linesEnding}`)) return
  const places = new RegExp(`${RegExp.escape(pathToFileURL(file).href)}:(\\d+):\\d+`, 'g')
  let lines: SourceLines | undefined
  Error.prepareStackTrace = (error, frames) => {
    const stack = [String(error), ...frames].join('\n    at ')
    return stack.replace(places, (place, line) => {
      // Most servers never need it.
      lines ??= readLines(file)
      return sourceOf(lines, Number(line)) ?? place
    })
  }
}

/** What the build wrote. */
export function readLines(file: string): SourceLines {
  return JSON.parse(readFileSync(`${file}${linesEnding}`, 'utf8'))
}

/** `server/process/main.ts:12` for a line of the file, counted from 1. */
export function sourceOf({ sources, runs }: SourceLines, line: number): string | undefined {
  let [low, high] = [0, runs.length / 3]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle * 3] ?? 0) <= line) low = middle + 1
    else high = middle
  }
  const [first = 0, source = 0, there = 0] = runs.slice((low - 1) * 3, low * 3)
  return low === 0 ? undefined : `${sources[source]}:${there + line - first}`
}
