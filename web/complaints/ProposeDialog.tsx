import { useState } from 'react'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { type Respondent, respondents } from '#contract/complaints/complaint-types.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { WhatFacts } from './WhatFacts.tsx'

type Typed = Record<Respondent, string>
type ProposeDialogProps = { action: 'propose' | 'resolve'; complaint: ComplaintRow; onClose: () => void }

/** Converts per cent as typed, with at most two decimals, to basis points. */
function shareOf(typed: string): number | null {
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : null
}

function startOf({ liability }: ComplaintRow): Typed {
  const percent = (side: Respondent) => String((liability?.[side] ?? 0) / 100)
  return {
    customer: percent('customer'),
    merchant: percent('merchant'),
    worker: percent('worker'),
    platform: percent('platform'),
  }
}

function sharesOf(percent: Typed): Record<Respondent, number> {
  const share = (side: Respondent) => shareOf(percent[side]) ?? 0
  return {
    customer: share('customer'),
    merchant: share('merchant'),
    worker: share('worker'),
    platform: share('platform'),
  }
}

/** Proposes liability and remedy; the complainant answers next. */
export function ProposeDialog({ action, complaint, onClose }: ProposeDialogProps) {
  const text = useWords(complaintsWords)
  const names = useWords(complaintNameWords)
  const [initial] = useState(() => ({ percent: startOf(complaint), verdict: '' }))
  const form = useForm(complaints[action], {
    initial,
    record: complaint,
    input: ({ percent, verdict }) => ({ liability: sharesOf(percent), verdict }),
    done: text.done,
    onDone: onClose,
  })
  const { percent: typed, verdict } = form.values
  const shares = sharesOf(typed)
  const sum = respondents.reduce((total, side) => total + shares[side], 0)
  const isWhole = sum === 10_000 && respondents.every(side => shareOf(typed[side]) !== null)
  const length = verdict.trim().length

  return (
    <ConfirmDialog
      action={text.actions[action]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[action]}
      form={form}
      ready={isWhole && length >= 10}
      onClose={onClose}
    >
      {complaint.givenFen > 0 && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
          {text.alreadyGiven} <Money fen={complaint.givenFen} />
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        {respondents.map(side => (
          <TextField
            key={side}
            label={text.percentOf(names.sides[side])}
            inputMode="decimal"
            value={typed[side]}
            onChange={event => form.set({ percent: { ...typed, [side]: event.target.value } })}
          />
        ))}
      </div>
      <p className={`text-sm ${isWhole ? 'text-good-ink' : 'text-warn-ink'}`}>{text.sumIs(sum / 100)}</p>
      <Textarea
        label={text.verdict}
        hint={text.verdictHint(length)}
        error={form.errors.verdict ?? form.errors.liability}
        rows={4}
        maxLength={500}
        value={verdict}
        onChange={event => form.set({ verdict: event.target.value })}
      />
    </ConfirmDialog>
  )
}
