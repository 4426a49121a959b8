import { liabilityWords, reasonWords } from '#contract/orders/reason-words.ts'
import { namesIn } from '#contract/orders/state-words.ts'
import type { Words } from './text.ts'

export const words: Words = {
  reasons: namesIn(reasonWords, 'en'),
  sides: {
    U: 'Customer',
    M: 'Shop',
    R: 'Carriage',
    W: 'Worker',
    G: 'Game',
    S: 'System',
    Z: 'Other',
  },
  liabilities: namesIn(liabilityWords, 'en'),
}
