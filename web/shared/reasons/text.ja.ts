import { liabilityWords, reasonWords } from '#contract/orders/reason-words.ts'
import { namesIn } from '#contract/orders/state-words.ts'
import type { Words } from './text.ts'

export const words: Words = {
  reasons: namesIn(reasonWords, 'ja'),
  sides: {
    U: '利用者',
    M: '店舗',
    R: '配達・サービス',
    W: '担当者',
    G: 'ゲーム',
    S: 'システム',
    Z: 'その他',
  },
  liabilities: namesIn(liabilityWords, 'ja'),
}
