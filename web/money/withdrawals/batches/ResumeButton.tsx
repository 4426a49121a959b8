import { Suspense, useState } from 'react'
import type { PayoutBatch } from '#contract/money/withdrawals.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

const ResumeDialog = lazily(async () => (await import('./ResumeDialog.tsx')).ResumeDialog)

/** Goes on with a paused batch. */
export function ResumeButton({ batch }: { batch: PayoutBatch }) {
  const { batches } = useWords(withdrawalsWords)
  const mayPay = useMay('withdrawals.pay')
  const [isAsking, setAsking] = useState(false)
  if (batch.state !== 'paused' || !mayPay) return null
  return (
    <>
      <RowButton look="primary" onPress={() => setAsking(true)}>
        {batches.resume}
      </RowButton>
      <Suspense>{isAsking && <ResumeDialog batch={batch} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
