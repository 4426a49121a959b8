import { type DifferenceOutcome, outcomesOf } from '#contract/money/recon/difference.ts'
import { reconDifferences } from '#contract/money/recon/recon.ts'
import type { ReconDifference } from '#contract/money/recon/rows.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Balance } from '#web/ui/show/Money.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { reconWords } from '#words/money/recon.ts'

type Chosen = Exclude<DifferenceOutcome, 'arrived'>
type SettleDialogProps = { difference: ReconDifference; onClose: () => void }

/** Says how a difference ends, and why. */
export function SettleDialog({ difference, onClose }: SettleDialogProps) {
  const text = useWords(reconWords)
  const { done } = useWords(recordWords)
  const choices = outcomesOf[difference.kind].filter((outcome): outcome is Chosen => outcome !== 'arrived')
  const form = useForm(reconDifferences.settle, {
    initial: { outcome: choices[0] ?? 'suspense', reference: '' } as { outcome: Chosen; reference: string },
    record: difference,
    input: values => values,
    done,
    onDone: onClose,
  })
  const { outcome } = form.values
  return (
    <ReasonDialog
      action={text.actions.settle}
      facts={<SettledFacts difference={difference} />}
      consequence={text.consequences[outcome]}
      reasons={text.settleReasons}
      form={form}
      onClose={onClose}
    >
      <Select
        {...form.choice('outcome')}
        label={text.columns.outcome}
        options={choices.map(value => ({ value, label: text.outcomes[value] }))}
      />
      <TextField {...form.text('reference')} label={text.columns.reference} maxLength={64} autoComplete="off" />
    </ReasonDialog>
  )
}

function SettledFacts({ difference }: { difference: ReconDifference }) {
  const text = useWords(reconWords)
  return (
    <Facts>
      <Fact name={text.columns.channel}>{`${difference.day.channel} ${difference.day.day}`}</Fact>
      <Fact name={text.columns.kind}>{text.kinds[difference.kind]}</Fact>
      <Fact name={text.sides.channelNo}>{difference.theirs?.channelNo ?? difference.ours?.channelNo}</Fact>
      <Fact name={text.columns.difference}>
        <Balance fen={difference.differenceFen} />
      </Fact>
    </Facts>
  )
}
