import { recon } from '#contract/money/recon/recon.ts'
import type { ReconDay } from '#contract/money/recon/rows.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Balance } from '#web/ui/show/Money.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { reconWords } from '#words/money/recon.ts'

/** Lets payouts go on although the day does not balance. */
export function ConfirmDayDialog({ day, onClose }: { day: ReconDay; onClose: () => void }) {
  const text = useWords(reconWords)
  const { done } = useWords(recordWords)
  const form = useForm(recon.confirm, { initial: {}, record: day, input: () => ({}), done, onDone: onClose })
  return (
    <ReasonDialog
      action={text.confirm}
      facts={
        <Facts>
          <Fact name={text.columns.channel}>{`${day.channel.name} ${day.day}`}</Fact>
          <Fact name={text.columns.open}>{day.open}</Fact>
          <Fact name={text.columns.difference}>
            <Balance fen={day.differenceFen} />
          </Fact>
        </Facts>
      }
      consequence={text.confirmFollows}
      reasons={text.confirmReasons}
      danger
      form={form}
      onClose={onClose}
    />
  )
}
