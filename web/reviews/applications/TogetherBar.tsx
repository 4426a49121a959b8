import { useState } from 'react'
import type { ApplicationFault, ApplicationRow } from '#contract/reviews/application.ts'
import { reviewTerms } from '#contract/reviews/review.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmTogether } from '#web/shared/list/chosen/ConfirmTogether.tsx'
import { ListedRows } from '#web/shared/list/chosen/ListedRows.tsx'
import {
  type AboutSeveral,
  TogetherBar as ChosenTogether,
  type ManyAction,
} from '#web/shared/list/chosen/TogetherBar.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import type { Together } from '#web/shared/list/chosen/useTogether.ts'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput, reasonOf } from '#web/ui/ask/reason.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { applicationsWords, applicationTogetherWords, applicationWords } from '#words/reviews/applications.ts'
import { reviewWords } from '#words/reviews/review.ts'
import { FaultsField } from './FaultsField.tsx'
import { canTogether, type TogetherAction, togetherActions } from './together.ts'

const looks: Readonly<Record<TogetherAction, 'primary' | 'plain' | 'danger'>> = {
  claim: 'primary',
  approve: 'primary',
  reject: 'danger',
  activate: 'primary',
  refuse: 'danger',
}

/** Under the list: the buttons for all chosen applications. */
export function TogetherBar({ chosen }: { chosen: Chosen<ApplicationRow> }) {
  const { many } = useWords(applicationTogetherWords)
  const actions = togetherActions.map(
    (action): ManyAction<ApplicationRow> => ({
      key: action,
      label: many[action],
      look: looks[action],
      can: row => canTogether(row, action),
      ask: about => (action === 'claim' ? <ClaimTogether {...about} /> : <JudgeTogether action={action} {...about} />),
    }),
  )
  return <ChosenTogether chosen={chosen} actions={actions} />
}

/** As many as one person may have at a time: a further one would put another back into the queue. */
function ClaimTogether({ rows, together, onClose }: AboutSeveral<ApplicationRow>) {
  const text = useWords(applicationTogetherWords)
  const { data: counts } = useRead(api.applications.counts, {})
  const own = counts?.mine ?? 0
  const claimed = rows.slice(0, Math.max(0, reviewTerms.batch - own))

  return (
    <ConfirmTogether
      action={text.many.claim(claimed.length)}
      facts={<Listed rows={claimed} />}
      consequence={text.consequences.claim(own, reviewTerms.batch)}
      ready={counts !== undefined && claimed.length > 0}
      together={together}
      onConfirm={() => together.run(claimed, api.applications.claim, ({ id }) => ({ id, most: 1 }))}
      onClose={onClose}
    />
  )
}

type Judging = Exclude<TogetherAction, 'claim'>
type Given = { codes: ApplicationFault[]; note: string; reason: string }

/** Runs one of the actions on each; what is wrong and the reason are the same for all. */
function runEach(together: Together, rows: readonly ApplicationRow[], action: Judging, given: Given): Promise<void> {
  const { codes, note, reason } = given
  if (action === 'activate') return together.run(rows, api.applications.activate, target => target)
  if (action === 'refuse') return together.run(rows, api.applications.refuse, target => ({ ...target, codes, reason }))
  const caseOf = ({ id, case: own }: ApplicationRow) => ({ id, version: own?.version ?? 0, seconds: 0 })
  if (action === 'approve') return together.run(rows, api.applications.approve, (_, row) => caseOf(row))
  return together.run(rows, api.applications.reject, (_, row) => ({ ...caseOf(row), codes, note: note.trim() }))
}

/** Approves, rejects, activates or refuses all; the last two end applications, which needs what is wrong. */
function JudgeTogether({ action, rows, together, onClose }: AboutSeveral<ApplicationRow> & { action: Judging }) {
  const text = useWords(applicationTogetherWords)
  const { refuseReasons } = useWords(applicationsWords)
  const { note: noteLabel } = useWords(reviewWords)
  const [codes, setCodes] = useState<ApplicationFault[]>([])
  const [note, setNote] = useState('')
  const [why, setWhy] = useState<ReasonInput>({ note: '' })
  const reason = reasonOf(why)
  const isEnding = action === 'reject' || action === 'refuse'

  return (
    <ConfirmTogether
      action={text.many[action](rows.length)}
      facts={<Listed rows={rows} />}
      consequence={text.consequences[action]}
      danger={isEnding}
      ready={!isEnding || (codes.length > 0 && (action === 'reject' || isReason(reason)))}
      together={together}
      onConfirm={() => runEach(together, rows, action, { codes, note, reason })}
      onClose={onClose}
    >
      {isEnding && <FaultsField codes={codes} onChange={setCodes} />}
      {action === 'reject' && (
        <TextField label={noteLabel} maxLength={200} value={note} onChange={event => setNote(event.target.value)} />
      )}
      {action === 'refuse' && <ReasonField choices={refuseReasons} value={why} onChange={setWhy} />}
    </ConfirmTogether>
  )
}

function Listed({ rows }: { rows: readonly ApplicationRow[] }) {
  const { kinds, percent } = useWords(applicationWords)
  return (
    <ListedRows
      rows={rows}
      about={row => [row.no.slice(-6), row.name, kinds[row.kind]]}
      end={row => percent(row.completeness)}
    />
  )
}
