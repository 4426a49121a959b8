import { mostInBatch, type PayoutBatch, withdrawals } from '#contract/money/withdrawals.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { ChannelShort, TogetherFacts } from '#web/money/withdrawals/actions/TogetherFacts.tsx'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

/** Before a paused batch goes on: which of its withdrawals are paid once more, to whom, and what they come to. */
export function ResumeDialog({ batch, onClose }: { batch: PayoutBatch; onClose: () => void }) {
  const { batches } = useWords(withdrawalsWords)
  const question = { queue: 'all', batchId: batch.id, resumable: true, limit: mostInBatch } as const
  const { data } = useRead(api.withdrawals.list, question)
  const form = useForm(withdrawals.resumeBatch, {
    initial: {},
    input: () => ({ id: batch.id }),
    done: batches.resumed,
    onDone: onClose,
  })
  const failed = data?.rows ?? []
  const rows = failed.filter(({ allowed }) => allowed.includes('retry'))
  const forColleague = failed.length - rows.length
  return (
    <ConfirmDialog
      action={`${batches.resume} ${batch.no}`}
      facts={data ? rows.length > 0 && <TogetherFacts rows={rows} /> : <Skeletons widths={[60, 90]} />}
      consequence={data && rows.length === 0 ? batches.resumeNone : batches.resumeConsequence}
      danger
      form={form}
      ready={data !== undefined}
      onClose={onClose}
    >
      {forColleague > 0 && <p className="text-sm">{batches.forColleague(forColleague)}</p>}
      <ChannelShort rows={rows} />
    </ConfirmDialog>
  )
}
