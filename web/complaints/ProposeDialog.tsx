import { useState } from 'react'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { type Respondent, respondents } from '#contract/complaints/complaint-types.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useAct } from '#web/kit/act.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { SureDialog } from '#web/ui/ask/SureDialog.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { complaintsText } from '#words/complaints/complaints.ts'
import { complaintNames } from '#words/complaints/names.ts'
import { WhatFacts } from './WhatFacts.tsx'

type Typed = Record<Respondent, string>
type ProposeDialogProps = { act: 'propose' | 'resolve'; complaint: ComplaintRow; onClose: () => void }

/** Per cent as they are typed, with at most two places, in basis points. */
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

/** Says who answers for it and what comes of it; then it is the complainant's turn. */
export function ProposeDialog({ act, complaint, onClose }: ProposeDialogProps) {
  const text = useWords(complaintsText)
  const names = useWords(complaintNames)
  const [typed, setTyped] = useState(() => startOf(complaint))
  const [verdict, setVerdict] = useState('')
  const running = useAct(complaints[act])
  const bp = (side: Respondent) => shareOf(typed[side]) ?? 0
  const sum = respondents.reduce((total, side) => total + bp(side), 0)
  const isWhole = sum === 10_000 && respondents.every(side => shareOf(typed[side]) !== null)
  const length = verdict.trim().length

  async function make(): Promise<void> {
    const liability = {
      customer: bp('customer'),
      merchant: bp('merchant'),
      worker: bp('worker'),
      platform: bp('platform'),
    }
    if (!(await running.act({ id: complaint.id, version: complaint.version, liability, verdict }))) return
    toast.success(text.done)
    onClose()
  }

  return (
    <SureDialog
      act={text.acts[act]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[act]}
      pending={running.pending}
      ready={isWhole && length >= 10}
      onClose={onClose}
      onSure={() => void make()}
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
            onChange={event => setTyped({ ...typed, [side]: event.target.value })}
          />
        ))}
      </div>
      <p className={`text-sm ${isWhole ? 'text-good-ink' : 'text-warn-ink'}`}>{text.sumIs(sum / 100)}</p>
      <Textarea
        label={text.verdict}
        hint={text.verdictHint(length)}
        error={running.refused?.fields.verdict ?? running.refused?.fields.liability}
        rows={4}
        maxLength={500}
        value={verdict}
        onChange={event => setVerdict(event.target.value)}
      />
    </SureDialog>
  )
}
