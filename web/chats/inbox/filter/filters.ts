import type { DeskQuestion } from '#web/chats/inbox/question.ts'

export type Filters = Pick<DeskQuestion, 'peerKind' | 'group' | 'assigneeId' | 'tag' | 'unreadOnly' | 'hidden'>

export const noFilters: Filters = {
  peerKind: undefined,
  group: undefined,
  assigneeId: undefined,
  tag: undefined,
  unreadOnly: false,
  hidden: false,
}

/** Number of active filters. */
export function countFilters(question: Filters): number {
  return (Object.keys(noFilters) as (keyof Filters)[]).filter(name => Boolean(question[name])).length
}
