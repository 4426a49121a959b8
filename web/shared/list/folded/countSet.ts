import type { Asked } from '../OwnMade.tsx'

export type Narrowed = {
  /** What the list asks now, and for every record. */
  asked: Pick<Asked, 'input' | 'whole'>
  /** What it asks without its tab. */
  everywhere?: { input: unknown } | undefined
}

/** The search box, the tab and the order are not filters; which of its days a record is filtered by is none alone. */
const others = ['search', 'record', 'queue', 'sort', 'dayOf', 'after', 'limit']

/** The second end of a range stands for the first one as well. */
const firstEnds: Readonly<Record<string, string>> = {
  to: 'from',
  until: 'since',
  lastDay: 'firstDay',
  mostFen: 'leastFen',
  mostScore: 'leastScore',
}

/** How many filters of a list are set; a range counts once. */
export function countSet({ asked, everywhere }: Narrowed): number {
  const now: Readonly<Record<string, unknown>> = fieldsOf(everywhere?.input ?? asked.input)
  const plain: Readonly<Record<string, unknown>> = fieldsOf(asked.whole())
  const set = Object.keys(now).filter(key => !others.includes(key) && textOf(now[key]) !== textOf(plain[key]))
  return new Set(set.map(key => firstEnds[key] ?? key)).size
}

const fieldsOf = (input: unknown) => ({ ...(input as object) })

/** Nothing, no text and no are the same: not set. */
function textOf(value: unknown): string {
  return JSON.stringify(value || '')
}
