import { words } from '#web/kit/words.ts'

const zh = {
  title: '键盘操作',
  keys: {
    search: '搜索列表',
    walk: '上一行 / 下一行',
    ends: '第一行 / 最后一行',
    open: '打开这一行',
    close: '关闭',
    refresh: '刷新',
    palette: '搜索菜单',
    help: '这张表',
  },
}

export type Words = typeof zh

export const listKeysText = words(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
