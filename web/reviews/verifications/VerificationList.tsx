import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import { reviewSortsOf } from '#contract/reviews/review.ts'
import type { VerificationRow } from '#contract/reviews/verification.ts'
import { verificationQueues } from '#contract/reviews/verifications.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { queueTabs } from '#web/shared/review/list/queueTabs.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { verificationsWords } from '#words/reviews/verifications.ts'
import { useColumns } from './columns.tsx'
import { Question } from './question.ts'
import { cardHeight, VerificationCard } from './VerificationCard.tsx'
import { VerificationFilters } from './VerificationFilters.tsx'

const VerificationDrawer = lazily(async () => (await import('./VerificationDrawer.tsx')).VerificationDrawer)
const RevokeDialog = lazily(async () => (await import('./RevokeDialog.tsx')).RevokeDialog)

/** `onJudge`: opens the desk, with one case first if its id is given. */
export function VerificationList({ onJudge }: { onJudge: (id?: number) => void }) {
  const text = useWords(verificationsWords)
  const [revoked, setRevoked] = useState<VerificationRow>()
  const { data: counts } = useRead(api.verifications.counts, {})
  const { question, setQuestion, opened, sorting, screen } = useRecordList({
    name: 'verifications',
    address: Question,
    operation: () => api.verifications.list,
    input: ({ tab, search, kind, city, from, to }) => ({
      queue: tab,
      search,
      kind: kind === 'any' ? undefined : kind,
      cityCode: city || undefined,
      from,
      to,
    }),
    sorts: ({ tab }) => reviewSortsOf(tab),
    searchLabel: text.search,
    everywhere: { filters: { queue: 'all' } },
  })
  const mayJudge = useMay('verifications.judge')
  const { search, kind, city, from, to } = question
  const isNarrowed = search !== '' || kind !== 'any' || city !== '' || from !== '' || to !== ''

  return (
    <TableScreen
      {...screen}
      passing={['open', 'desk']}
      title={text.title}
      panel="verifications-list"
      tabs={{
        ...queueTabs(verificationQueues, counts, text),
        current: question.tab,
        onChoose: tab => setQuestion({ tab, open: 0 }),
      }}
      filters={<VerificationFilters question={question} onFilter={setQuestion} />}
      actions={
        mayJudge && (
          <Button look="primary" icon={ListChecks} onClick={() => onJudge()}>
            {text.start}
          </Button>
        )
      }
      columns={useColumns({ onJudge: row => onJudge(row.id), onRevoke: setRevoked }, sorting)}
      card={{ height: cardHeight, draw: row => <VerificationCard row={row} /> }}
      empty={isNarrowed ? text.emptyFiltered : text.empty}
    >
      {question.open > 0 && (
        <VerificationDrawer
          key={question.open}
          id={question.open}
          row={opened.row}
          onStep={opened.step}
          onJudge={row => onJudge(row.id)}
          onRevoke={setRevoked}
          onClose={opened.close}
        />
      )}
      {revoked && <RevokeDialog row={revoked} onClose={() => setRevoked(undefined)} />}
    </TableScreen>
  )
}
