/** A record that somebody made: the list in which it belongs, what that list finds it by, and what people call it. */
export type Made = { list: string; id: number; search: string; name: string }

/** The list of what a command makes; undefined for one that makes no record of a list. */
export function listOfMade(command: string): string | undefined {
  if (command === 'users.add') return 'staff.list'
  if (command === 'ledger.adjust') return 'ledger.adjustments'
  return /\.(add|create)$/.test(command) ? command.replace(/\w+$/, 'list') : undefined
}

const found = ['no', 'term', 'username', 'title', 'code', 'name', 'url']
const called = ['title', 'nickName', 'name', ...found]

/** What a command has made, by its answer. */
export function recordMade(command: string, answer: unknown): Made | undefined {
  const list = listOfMade(command)
  // Beside a secret that is shown once, the record is a field of the answer.
  const { app, endpoint, ...rest } = Object(answer) as Record<string, unknown>
  const { id, ...fields } = (app ?? endpoint ?? rest) as Record<string, unknown>
  const first = (names: string[]) => String(names.map(name => fields[name]).find(Boolean) ?? '')
  return list && typeof id === 'number' ? { list, id, search: first(found), name: first(called) } : undefined
}
