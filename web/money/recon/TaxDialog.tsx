import { useState } from 'react'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { api } from '#web/kit/api.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useWords } from '#web/kit/words.ts'
import { ExportPanel } from '#web/shared/exports/ExportPanel.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { taxesWords } from '#words/money/deposits.ts'

const shownQuarters = 8

/** Exports what the tax office is told of workers for a quarter. */
export function TaxDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(taxesWords)
  const quarters = lastQuarters(shanghaiDay(serverNow()))
  const [quarter, setQuarter] = useState(quarters[0] ?? '')
  return (
    <Dialog open title={text.title} onClose={onClose}>
      <div className="grid gap-4 pb-5">
        <p className="text-sm text-muted">{text.hint}</p>
        <Select
          label={text.quarter}
          options={quarters.map(value => ({ value, label: text.quarters(value.slice(0, 4), value.slice(-1)) }))}
          value={quarter}
          onChoose={setQuarter}
        />
        <ExportPanel operation={api.taxes.export} question={{ quarter, withExempt: true }} />
      </div>
    </Dialog>
  )
}

/** The quarter of a day and those before it, the newest first. */
function lastQuarters(day: string): string[] {
  const newest = Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3)
  return Array.from({ length: shownQuarters }, (_, at) => {
    const index = newest - at
    return `${Math.floor(index / 4)}-Q${(index % 4) + 1}`
  })
}
