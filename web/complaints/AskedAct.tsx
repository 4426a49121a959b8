import type { ComplaintAct, ComplaintRow } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { complaintsWords, type ReasonedAct, type SayingAct } from '#words/complaints/complaints.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import { SayDialog } from './SayDialog.tsx'
import { WhatFacts } from './WhatFacts.tsx'

type AskedActProps = { act: ComplaintAct; complaint: ComplaintRow; onClose: () => void }

const saying: readonly string[] = ['reply', 'note', 'checkSafety', 'askEvidence', 'giveStatement'] satisfies SayingAct[]

/** What follows on the button that was pressed. */
export function AskedAct({ act, complaint, onClose }: AskedActProps) {
  if (act === 'assign' || act === 'reassign') return <AssignDialog act={act} complaint={complaint} onClose={onClose} />
  if (act === 'propose' || act === 'resolve') return <ProposeDialog act={act} complaint={complaint} onClose={onClose} />
  if (act === 'merge') return <MergeDialog complaint={complaint} onClose={onClose} />
  if (saying.includes(act)) return <SayDialog act={act as SayingAct} complaint={complaint} onClose={onClose} />
  return <ReasonedDialog act={act as ReasonedAct} complaint={complaint} onClose={onClose} />
}

/** An act that wants a reason and nothing else. */
function ReasonedDialog({ act, complaint, onClose }: AskedActProps & { act: ReasonedAct }) {
  const text = useWords(complaintsWords)
  const form = useForm<(typeof complaints)[ReasonedAct], object>(complaints[act], {
    initial: {},
    record: complaint,
    input: () => ({}),
    done: text.done,
    onDone: onClose,
  })

  return (
    <ReasonDialog
      act={text.acts[act]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[act]}
      danger={act === 'withdraw'}
      reasons={text.reasons[act]}
      form={form}
      onClose={onClose}
    />
  )
}
