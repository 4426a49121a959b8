import { hourMs } from '#contract/base/durations.ts'
import type { QueryContext } from '#server/kit/serve.ts'

type Context = Pick<QueryContext, 'caller' | 'runtime'>
type Asked = { at: number; noted: Promise<void> }

const rememberedMs = hourMs

/** What each person asked within the hour, on this node: a page, its counts and its later pages are one search. */
const memory = new WeakMap<QueryContext['runtime']['config'], Map<number, Map<string, Asked>>>()

/** Runs `note` for what somebody asks, unless they asked the same within the hour; if `note` fails, nothing was asked. */
export function noteOncePerHour(
  { caller, runtime }: Context,
  digits: string,
  note: () => Promise<void>,
): Promise<void> {
  const asked = ofPerson({ caller, runtime })
  const known = asked.get(digits)
  if (known) return known.noted
  const noted = note()
  asked.set(digits, { at: Date.now(), noted })
  noted.catch(() => asked.delete(digits))
  return noted
}

/** How many different questions of a kind somebody asked within the hour. */
export function countAskedLately(context: Context, isCounted: (digits: string) => boolean): number {
  return [...ofPerson(context).keys()].filter(isCounted).length
}

function ofPerson({ caller: { userId }, runtime }: Context): Map<string, Asked> {
  const people = memory.get(runtime.config) ?? new Map<number, Map<string, Asked>>()
  memory.set(runtime.config, people)
  const asked = people.get(userId) ?? new Map<string, Asked>()
  people.set(userId, asked)
  const oldest = Date.now() - rememberedMs
  for (const [digits, { at }] of asked) if (at <= oldest) asked.delete(digits)
  return asked
}
