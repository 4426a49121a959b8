import { useState } from 'react'
import { type ReasonCode, reasonsFor } from '#contract/orders/reasons.ts'
import type { Service } from '#contract/orders/service.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { refundsWords } from '#words/money/refunds.ts'
import { reasonsWords } from '#words/orders/moves.ts'

type Words = ReturnType<typeof useReasons>
type Side = keyof Words['sides']

type CodeFieldProps = { service: Service; value: ReasonCode | undefined; onChoose: (code: ReasonCode) => void }

/** Reason of the refund: first its group, then the reason itself. */
export function CodeField({ service, value, onChoose }: CodeFieldProps) {
  const text = useWords(refundsWords)
  const { sides, reasons } = useReasons()
  const codes = reasonsFor(service, 'staff')
  const known = [...new Set(codes.map(sideOf))]
  const [side, setSide] = useState<Side>(value ? sideOf(value) : 'U')
  return (
    <div className="grid gap-3">
      <Select
        label={text.whoseReason}
        value={side}
        options={known.map(one => ({ value: one, label: sides[one] }))}
        onChoose={setSide}
      />
      <fieldset>
        <legend className="mb-1 text-sm text-muted">{text.why}</legend>
        <div className="flex flex-wrap gap-2">
          {codes
            .filter(code => sideOf(code) === side)
            .map(code => (
              <Chip key={code} chosen={code === value} onChoose={() => onChoose(code)}>
                {reasons[code]}
              </Chip>
            ))}
        </div>
      </fieldset>
    </div>
  )
}

function useReasons() {
  return useWords(reasonsWords)
}

function sideOf(code: ReasonCode): Side {
  return code.charAt(0) as Side
}
