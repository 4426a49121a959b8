import { notify } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { PostRecord } from './table.ts'

type Kind = 'post.hidden' | 'post.reported' | 'post.appealed'

/** Notifies everybody in the city who judges posts. */
export async function notifyJudges(
  change: Change,
  { id, no, city_code, reports }: PostRecord,
  kind: Kind,
): Promise<void> {
  const to = { permission: 'posts.judge', cityCode: city_code } as const
  await notify(change, { type: 12, kind, params: { no, count: reports }, to, link: `/user/dongtailist?open=${id}` })
}
