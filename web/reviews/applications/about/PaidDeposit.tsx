import { useWords } from '#web/kit/words.ts'
import { DepositPart } from '#web/shared/deposit/DepositPart.tsx'
import { depositsWords } from '#words/money/deposits.ts'

/** What was paid for an application and became of it; of somebody who became a worker, it is in the worker's drawer. */
export function PaidDeposit({ personId }: { personId: number }) {
  const text = useWords(depositsWords)
  return (
    <section className="grid gap-2">
      <h3 className="text-xs font-medium text-muted">{text.title}</h3>
      <DepositPart personId={personId} />
    </section>
  )
}
