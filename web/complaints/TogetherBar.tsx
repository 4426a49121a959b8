import { useState } from 'react'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmTogether } from '#web/shared/list/chosen/ConfirmTogether.tsx'
import { ListedRows } from '#web/shared/list/chosen/ListedRows.tsx'
import {
  type AboutSeveral,
  TogetherBar as ChosenTogether,
  type ManyAction,
} from '#web/shared/list/chosen/TogetherBar.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput, reasonOf } from '#web/ui/ask/reason.ts'
import { complaintsWords, complaintTogetherWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { AssigneeField } from './AssigneeField.tsx'
import { canTogether, type TogetherAction, togetherActions } from './together.ts'

/** Under the list: the buttons for all chosen complaints. */
export function TogetherBar({ chosen }: { chosen: Chosen<ComplaintRow> }) {
  const { many } = useWords(complaintTogetherWords)
  const actions = togetherActions.map(
    (action): ManyAction<ComplaintRow> => ({
      key: action,
      label: many[action],
      look: action === 'claim' ? 'primary' : 'plain',
      can: row => canTogether(row, action),
      ask: about => <HandleTogether action={action} {...about} />,
    }),
  )
  return <ChosenTogether chosen={chosen} actions={actions} />
}

type HandleTogetherProps = AboutSeveral<ComplaintRow> & { action: TogetherAction }

/** Claims all, or gives all to one colleague; those that somebody has already with one reason. */
function HandleTogether({ action, rows, together, onClose }: HandleTogetherProps) {
  const text = useWords(complaintsWords)
  const { many, claimConsequence } = useWords(complaintTogetherWords)
  const [toId, setToId] = useState('')
  const [reasonInput, setReasonInput] = useState<ReasonInput>({ note: '' })
  const reason = reasonOf(reasonInput)
  const { types } = useWords(complaintNameWords)

  async function handle(): Promise<void> {
    const given = { toId: Number(toId) }
    if (action === 'claim') await together.run(rows, api.complaints.claim, target => target)
    else if (action === 'assign') await together.run(rows, api.complaints.assign, target => ({ ...target, ...given }))
    else await together.run(rows, api.complaints.reassign, target => ({ ...target, ...given, reason }))
  }

  return (
    <ConfirmTogether
      action={many[action](rows.length)}
      facts={
        <ListedRows rows={rows} about={row => [row.level, row.no.slice(-6), types[row.type], row.assignee?.name]} />
      }
      consequence={action === 'claim' ? claimConsequence : text.consequences[action]}
      ready={(action === 'claim' || toId !== '') && (action !== 'reassign' || isReason(reason))}
      together={together}
      onConfirm={handle}
      onClose={onClose}
    >
      {action !== 'claim' && <AssigneeField complaints={rows} value={toId} onChoose={setToId} />}
      {action === 'reassign' && (
        <ReasonField choices={text.reasons.reassign} value={reasonInput} onChange={setReasonInput} />
      )}
    </ConfirmTogether>
  )
}
