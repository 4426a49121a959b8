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
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { HolderBadge } from '#web/shared/review/HolderBadge.tsx'
import { queueTabs } from '#web/shared/review/list/queueTabs.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'
import { useColumns } from './columns.tsx'
import { kinds, Question } from './question.ts'
import { ChecksInRow, VerificationState } from './VerificationBadges.tsx'

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

const cardHeight = 112

/** The row as a card on a phone. */
function VerificationCard({ row }: { row: VerificationRow }) {
  const papers = useWords(paperWords)
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{papers.kinds[row.kind]}</span>
        <span className="ml-auto flex shrink-0 items-center gap-1.5">
          {row.case?.state === 'waiting' && <Clock since={row.case.queuedAt} due={row.case.dueAt} />}
          <VerificationState state={row.state} />
        </span>
      </p>
      <p className="flex gap-3">
        <span className="truncate">{row.person.name}</span>
        <span className="ml-auto truncate text-muted">{row.paperNumber}</span>
      </p>
      <ChecksInRow hints={row.hints} />
      <div className="flex gap-3 text-xs text-muted">
        <span className="shrink-0">{row.no}</span>
        <span className="ml-auto min-w-0">
          <HolderBadge row={row} />
        </span>
      </div>
    </article>
  )
}

type VerificationFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

function VerificationFilters({ question, onFilter }: VerificationFiltersProps) {
  const text = useWords(verificationsWords)
  const papers = useWords(paperWords)
  return (
    <>
      <FilterSelect
        label={text.kind}
        options={kinds.map(value => ({ value, label: value === 'any' ? text.anyKind : papers.kinds[value] }))}
        value={question.kind}
        onChoose={kind => onFilter({ kind, open: 0 })}
      />
      <CityFilter city={question.city} onChoose={city => onFilter({ city, open: 0 })} />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.createdAt}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}
