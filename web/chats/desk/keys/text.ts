import { words } from '#web/kit/words.ts'

const zh = {
  keys: {
    step: '下一个 / 上一个会话',
    answer: '开始回复',
    send: '发送（输入时）',
    line: '换行',
    next: '发送并到下一个',
    quick: '快捷回复',
    card: '发送订单卡片（输入框空着时）',
    claim: '我来接待',
    resolve: '结束会话',
    transfer: '转接',
    accept: '接受转接',
    snooze: '挂起',
    reopen: '重新打开',
    find: '搜索聊天记录',
    context: '资料',
    leave: '离开输入框 / 关闭会话',
    help: '这张表',
  },
}

export type Words = typeof zh

export const keysText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
