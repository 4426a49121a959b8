import { sql, type Transaction } from 'kysely'
import type { AnnouncementState, AnnouncementText } from '#contract/announcements/announcement.ts'
import { hourMs } from '#contract/base/durations.ts'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { announcementColumns } from '#server/announcements/feature.ts'
import type { Tables } from '#server/kit/database.ts'

type Written = Pick<AnnouncementText, 'title' | 'category' | 'summary' | 'content'> & Partial<AnnouncementText>
type Demo = Written & { state: AnnouncementState; publishedHoursAgo?: number; isPinned?: boolean }

/** 1 to 12 in China. */
const monthNow = () => Number(shanghaiDay(Date.now()).slice(5, 7))

type Said = Pick<Written, 'title' | 'summary' | 'content'>

/** What a platform offers in this month. */
function campaignOf(month: number): Said {
  const names = [
    '年货节',
    '团圆季',
    '开春',
    '踏青季',
    '五一',
    '618',
    '清凉夏日',
    '开学季',
    '中秋',
    '国庆',
    '双十一',
    '双十二',
  ]
  return {
    title: `${names[month - 1]}满减活动今日上线`,
    summary: '满 30 减 8，活动持续三天',
    content:
      '<h2>活动规则</h2><ul><li>外卖订单满 30 元减 8 元</li><li>每人每天限用一次</li></ul><p>咨询较多时请使用快捷回复。</p>',
  }
}

/** Of what weather dispatchers are warned in this month. */
function warningOf(month: number): Said {
  if (month >= 6 && month <= 9)
    return {
      title: '暴雨天气派单安全提醒',
      summary: '请控制骑手在途单量，注意积水路段',
      content:
        '<p>今日有<strong>暴雨</strong>。派单时请注意：</p><ol><li>骑手在途不超过 3 单</li><li>积水路段改派或联系用户延后</li></ol>',
    }
  if (month >= 11 || month <= 2)
    return {
      title: '低温结冰派单安全提醒',
      summary: '请控制骑手在途单量，注意桥面和背阴路段',
      content:
        '<p>今日早晚有<strong>结冰</strong>。派单时请注意：</p><ol><li>骑手在途不超过 3 单</li><li>桥面和背阴路段慢行，联系用户说明晚到</li></ol>',
    }
  return {
    title: '大风天气派单安全提醒',
    summary: '请控制骑手在途单量，注意广告牌和围挡',
    content:
      '<p>今日有<strong>大风</strong>。派单时请注意：</p><ol><li>骑手在途不超过 3 单</li><li>绕开工地围挡，餐箱盖好扣紧</li></ol>',
  }
}

const emptyAudience = { kinds: [], roles: [], cities: [], people: [] }
const toStaff: AnnouncementText['audience'] = { ...emptyAudience, kinds: ['staff'] }

const inEveryMonth: readonly Demo[] = [
  {
    state: 'scheduled',
    title: '系统维护通知：今晚短暂停用导出',
    category: 'system',
    summary: '维护约 20 分钟',
    content: '<p>维护期间列表导出暂停，其他功能不受影响。</p>',
    audience: toStaff,
  },
  {
    state: 'reviewing',
    title: '骑手服务分规则调整说明',
    category: 'rule',
    summary: '下月起生效',
    content:
      '<h3>调整内容</h3><table><tbody><tr><th>情形</th><th>扣分</th></tr><tr><td>无故拒单</td><td>2</td></tr></tbody></table>',
    audience: { ...emptyAudience, kinds: ['rider'] },
    channels: ['inbox', 'push'],
  },
  {
    state: 'draft',
    title: '周末值班安排（草稿）',
    category: 'system',
    summary: '',
    content: '<p>待补充名单。</p>',
    audience: toStaff,
  },
]

const demoOf = (month: number): readonly Demo[] => [
  {
    state: 'published',
    publishedHoursAgo: 30,
    ...campaignOf(month),
    category: 'activity',
    audience: { ...emptyAudience, kinds: ['staff', 'customer', 'merchant'] },
    isPinned: true,
  },
  {
    state: 'published',
    publishedHoursAgo: 6,
    ...warningOf(month),
    category: 'safety',
    audience: { ...emptyAudience, kinds: ['staff', 'rider'] },
    channels: ['inbox', 'popup'],
    priority: 'high',
    mustAcknowledge: true,
  },
  ...inEveryMonth,
]

/** Announcements in every state that waits for somebody; what stands before dispatching is acknowledged by all staff. */
export async function addAnnouncements(db: Transaction<Tables>): Promise<void> {
  const idOf = async (username: string) =>
    (await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id
  const [authorId, publisherId] = [await idOf('ops'), await idOf('leader')]
  for (const { state, publishedHoursAgo, isPinned, ...written } of demoOf(monthNow())) {
    const publishedAt = publishedHoursAgo === undefined ? null : new Date(Date.now() - publishedHoursAgo * hourMs)
    const text: AnnouncementText = {
      coverUrl: null,
      audience: toStaff,
      channels: ['inbox'],
      priority: 'normal',
      mustAcknowledge: false,
      publishAt: state === 'scheduled' ? Date.now() + 9 * hourMs : null,
      expireAt: null,
      ...written,
    }
    const id = await addAnnouncement(db, {
      text,
      state,
      authorId,
      publisherId,
      publishedAt,
      isPinned: isPinned ?? false,
    })
    if (text.mustAcknowledge) await acknowledgeByStaff(db, id)
  }
}

type Added = {
  text: AnnouncementText
  state: AnnouncementState
  authorId: number
  publisherId: number
  publishedAt: Date | null
  isPinned: boolean
}

async function addAnnouncement(db: Transaction<Tables>, added: Added): Promise<number> {
  const { text, state, authorId, publisherId, publishedAt, isPinned } = added
  const { audience } = text
  const isPublished = publishedAt !== null
  const { id } = await db
    .insertInto('announcements')
    .values({
      state,
      ...announcementColumns(text),
      author_id: authorId,
      publisher_id: isPublished || state === 'scheduled' ? publisherId : null,
      published_at: publishedAt,
      pinned_until: isPinned ? new Date(Date.now() + 48 * hourMs) : null,
      targets: isPublished
        ? sql<number>`(select count(*)::int from users where kind = any(${audience.kinds}::text[]) and status = 'enabled')`
        : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('announcement_revisions')
    .values({
      announcement_id: id,
      number: 1,
      text: JSON.stringify(text),
      author_id: authorId,
      writers: JSON.stringify([authorId]),
      publisher_id: isPublished ? publisherId : null,
      published_at: publishedAt,
    })
    .execute()
  return id
}

async function acknowledgeByStaff(db: Transaction<Tables>, id: number): Promise<void> {
  await sql`insert into announcement_reads (announcement_id, reader_kind, reader_id, acknowledged_at)
    select ${id}, 'staff', users.id, now() from users where kind = 'staff'`.execute(db)
  await sql`insert into announcement_read_counts (announcement_id, part, read, acknowledged)
    select ${id}, 0, count(*), count(*) from users where kind = 'staff'`.execute(db)
}
