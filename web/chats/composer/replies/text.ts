import { words } from '#web/kit/words.ts'

const zh = {
  repliesHint: '输入 / 和快捷词即可调用',
  addReply: '新增',
  removeReplySure: (shortcut: string) => `确定删除快捷回复 /${shortcut}？`,
  remove: '删除',
  uses: (count: number) => `用过 ${count} 次`,
  scopes: { personal: '个人', group: '技能组', everybody: '所有人' },
  scope: '谁可以用',
  group: '技能组',
  shortcut: '快捷词',
  shortcutHint: '最多 20 个字，不含空格和斜杠',
  replyText: '内容',
  variables: '插入变量',
  save: '保存',
}

export type Words = typeof zh

export const repliesText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
