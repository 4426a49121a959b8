import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { clockFace } from '#web/ui/show/Clock.tsx'
import { uiWords } from '#words/base/ui.ts'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

const daySeconds = 86_400

/** How long somebody has been waiting for their money. */
export function Waited({ since }: { since: number }) {
  const text = useWords(withdrawalsWords)
  const { days } = useWords(uiWords)
  const seconds = Math.max(0, Math.floor((useNow(1000) - since) / 1000))
  return text.waited(seconds >= daySeconds ? days(Math.floor(seconds / daySeconds)) : clockFace(seconds))
}
