import { fail } from '../../commands/start/child-processes.ts'

/** What a bench may be given: the usual number, and the least with which it measures anything. */
export type Count = { usual: number; least?: number; most?: number; isWhole?: boolean }

/**
 * The counts that a bench is given, in this order, and what else it is given after them, at most `others` more. Whatever the
 * bench could not work with is refused in a sentence, before anything is started.
 */
export function readCounts<Name extends string>(
  counts: Readonly<Record<Name, Count>>,
  { given = process.argv.slice(2), others = 0 }: { given?: readonly string[]; others?: number } = {},
): Record<Name, number> & { rest: readonly string[] } {
  const names = Object.keys(counts) as Name[]
  const read = names.map((name, at) => [name, readCount(name, given[at], counts[name])])
  const rest = given.slice(names.length)
  if (rest.length > others) refuse(`${rest[others]} is one argument too many: ${listOf(names, others)}.`)
  return { ...Object.fromEntries(read), rest }
}

/** The same of one count, such as one of the environment. */
export function readCount(name: string, given: string | undefined, count: Count): number {
  const { usual, least = 1, most = Number.MAX_SAFE_INTEGER, isWhole = true } = count
  const value = given === undefined ? usual : Number(given.trim() || Number.NaN)
  if (!Number.isFinite(value) || (isWhole && !Number.isInteger(value)))
    refuse(`${name}: ${given} is no ${isWhole ? 'whole ' : ''}number. Without it, ${usual} is taken.`)
  if (value < least) refuse(`${name}: ${value} is too few to measure anything. Give at least ${least}.`)
  if (value > most) refuse(`${name}: ${value} is more than this bench can measure. Give at most ${most}.`)
  return value
}

/** Ends the bench with a sentence. */
export function refuse(sentence: string): never {
  fail(new Error(sentence))
}

function listOf(names: readonly string[], others: number): string {
  const accepted = [...names.map(name => `the number of ${name}`), ...(others > 0 ? [`${others} more`] : [])]
  return accepted.length > 0 ? `this bench takes ${accepted.join(', ')}` : 'this bench takes none'
}
