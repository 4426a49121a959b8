import { addDays, shanghaiDay } from '#contract/base/shanghai.ts'
import { serverNow } from '#web/kit/clock.ts'

/** Of a bill so much is read for its day. */
const charactersRead = 64 * 1024
const days = /(?<!\d)(20\d{2})([-/.]?)(0?[1-9]|1[0-2])\2(0?[1-9]|[12]\d|3[01])(?!\d)/g

/** Bills of a day come on the next one. */
export function yesterday(): string {
  return addDays(shanghaiDay(serverNow()), -1)
}

/** The day that stands in a bill most often, else in its name; undefined without one. */
export async function dayOfFile(file: File): Promise<string | undefined> {
  // Days are written in signs that all encodings of bills have alike.
  const text = new TextDecoder('latin1').decode(await file.slice(0, charactersRead).arrayBuffer())
  return mostFrequent(daysIn(text, true)) ?? mostFrequent(daysIn(file.name, false))
}

/** Within a bill, digits without anything between them are numbers of movements. */
function daysIn(text: string, isSeparated: boolean): string[] {
  return [...text.matchAll(days)]
    .filter(([, , separator]) => separator !== '' || !isSeparated)
    .map(([, year, , month = '', day = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

function mostFrequent(found: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const day of found) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
