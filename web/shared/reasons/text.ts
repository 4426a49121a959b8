import { liabilityWords, reasonWords } from '#contract/orders/reason-words.ts'
import { namesIn } from '#contract/orders/state-words.ts'
import { words } from '#web/kit/words.ts'

const zh = {
  reasons: namesIn(reasonWords, 'zh'),
  /** By the first letter of their codes. */
  sides: {
    U: '用户',
    M: '商家',
    R: '配送与服务',
    W: '服务人员',
    G: '陪玩',
    S: '系统',
    Z: '其他',
  },
  liabilities: namesIn(liabilityWords, 'zh'),
}

export type Words = typeof zh

export const reasonsText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
