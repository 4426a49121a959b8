import { type Liability, liabilities } from '#contract/orders/order-names.ts'
import { useWords } from '#web/kit/words.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { refundsWords } from '#words/money/refunds.ts'
import { reasonsWords } from '#words/orders/moves.ts'

type LiabilityFieldProps = {
  /** Empty until one is chosen. */
  value: Liability | ''
  onChoose: (liability: Liability | '') => void
}

/** The liable party, who bears the refund. */
export function LiabilityField({ value, onChoose }: LiabilityFieldProps) {
  const text = useWords(refundsWords)
  const { liabilities: names } = useWords(reasonsWords)
  const unsaid = value === '' ? [{ value: '' as const, label: text.chooseLiable }] : []
  return (
    <Select
      label={text.liable}
      value={value}
      options={[...unsaid, ...liabilities.map(one => ({ value: one, label: names[one] }))]}
      onChoose={onChoose}
    />
  )
}
