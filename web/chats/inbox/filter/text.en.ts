import type { Words } from './text.ts'

export const words: Words = {
  peerKind: 'Who writes',
  anyPeer: 'Everybody',
  group: 'Skill group',
  anyGroup: 'All groups',
  assignee: 'Handled by',
  anyAssignee: 'Any agent',
  tag: 'Tag',
  hidden: 'Removed from my list',
  clear: 'Clear filters',
}
