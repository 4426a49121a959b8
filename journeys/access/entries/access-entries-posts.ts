import type { posts } from '#contract/reviews/posts.ts'
import type { Entry, TargetRecords } from './access-entry.ts'

const target = ({ postId: id }: TargetRecords) => ({ id, version: 9999 })
const record = ({ postId: id }: TargetRecords) => ({ id })
const reason = '矩阵测试'

/** The entries of the operations of posts. */
export const postEntries: Record<`posts.${keyof typeof posts & string}`, Entry> = {
  'posts.list': { about: 'list', input: () => ({ limit: 200 }), marks: ({ postNo }) => postNo },
  'posts.counts': { about: 'everywhere' },
  'posts.get': { about: 'record', input: record },
  'posts.claim': { about: 'record', input: records => ({ ...record(records), most: 1 }) },
  'posts.release': { about: 'record', input: record },
  'posts.approve': { about: 'record', input: records => ({ ...target(records), seconds: 1 }) },
  'posts.reject': { about: 'record', input: records => ({ ...target(records), seconds: 1, codes: ['abuse'] }) },
  'posts.undo': { about: 'record', input: target },
  // These two say of each what is the matter; that another city's is not approved is told by its own journey.
  'posts.approveMany': { about: 'everywhere', input: records => ({ posts: [target(records)] }) },
  'posts.undoMany': { about: 'everywhere', input: records => ({ posts: [target(records)] }) },
  'posts.hide': { about: 'record', input: records => ({ ...target(records), reason, codes: ['abuse'] }) },
  'posts.restore': { about: 'record', input: records => ({ ...target(records), reason }) },
  'posts.punish': { about: 'record', input: records => ({ ...target(records), reason, step: 'warn' }) },
}
