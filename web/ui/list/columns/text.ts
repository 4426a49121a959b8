import { words } from '#web/kit/words.ts'

const zh = {
  fixed: '固定',
  up: (head: string) => `上移「${head}」`,
  down: (head: string) => `下移「${head}」`,
  hint: '拖动可调整顺序；列宽在表头右边线处拖动，或聚焦后按 ← →。设置保存在此浏览器。',
  reset: '恢复默认',
}

export type Words = typeof zh

export const columnsText = words(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
