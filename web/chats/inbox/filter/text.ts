import { words } from '#web/kit/words.ts'

const zh = {
  peerKind: '对方身份',
  anyPeer: '全部身份',
  group: '技能组',
  anyGroup: '全部技能组',
  assignee: '接待人',
  anyAssignee: '全部接待人',
  tag: '标签',
  hidden: '已从我的列表删除',
  clear: '清除筛选',
}

export type Words = typeof zh

export const filterText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
