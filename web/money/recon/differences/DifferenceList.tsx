import { differenceKinds, differenceMachine } from '#contract/money/recon/difference.ts'
import type { ReconDifference } from '#contract/money/recon/rows.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Balance } from '#web/ui/show/Money.tsx'
import { reconWords } from '#words/money/recon.ts'
import { passing, Question } from '../question.ts'
import type { ReconHeading } from '../ReconPage.tsx'
import { useColumns } from './columns.tsx'
import { DifferenceBadge } from './DifferenceBadge.tsx'

const DifferenceDrawer = lazily(async () => (await import('./DifferenceDrawer.tsx')).DifferenceDrawer)

type DifferenceListProps = { heading: ReconHeading }

/** Differences of all days, the newest first. */
export function DifferenceList({ heading }: DifferenceListProps) {
  const text = useWords(reconWords)
  const { question, setQuestion, opened, screen } = useRecordList({
    name: 'reconDifferences',
    address: Question,
    operation: () => api.reconDifferences.list,
    input: ({ kind, standing, search }) => ({
      kind: kind || undefined,
      state: standing === 'mine' || standing === '' ? undefined : standing,
      isMine: standing === 'mine',
      search,
    }),
    exported: api.reconDifferences.export,
    searchLabel: text.filters.search,
  })
  return (
    <TableScreen
      {...screen}
      {...heading}
      passing={passing}
      filters={<Filters question={question} onFilter={setQuestion} />}
      columns={useColumns()}
      card={{ height: cardHeight, draw: row => <DifferenceCard row={row} /> }}
      empty={text.nothingHere}
    >
      {opened.row && (
        <DifferenceDrawer key={opened.row.id} difference={opened.row} onStep={opened.step} onClose={opened.close} />
      )}
    </TableScreen>
  )
}

type FiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

function Filters({ question, onFilter }: FiltersProps) {
  const { columns, kinds, differenceStates, filters } = useWords(reconWords)
  const names = { ...differenceStates, mine: filters.mine, unsettled: filters.unsettled, '': filters.standing }
  return (
    <>
      <FilterSelect
        label={columns.kind}
        options={(['', ...differenceKinds] as const).map(value => ({
          value,
          label: value ? kinds[value] : filters.kind,
        }))}
        value={question.kind}
        onChoose={kind => onFilter({ kind, open: 0 })}
      />
      <FilterSelect
        label={columns.state}
        options={(['', 'mine', 'unsettled', ...differenceMachine.states] as const).map(value => ({
          value,
          label: names[value],
        }))}
        value={question.standing}
        onChoose={standing => onFilter({ standing, open: 0 })}
      />
    </>
  )
}

const cardHeight = 92

/** The difference on a phone. */
function DifferenceCard({ row }: { row: ReconDifference }) {
  const { kinds } = useWords(reconWords)
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <DifferenceBadge difference={row} />
        <span className="truncate">{kinds[row.kind]}</span>
        <span className="ml-auto text-base font-medium">
          <Balance fen={row.differenceFen} />
        </span>
      </p>
      <p className="truncate">{row.theirs?.channelNo ?? row.ours?.channelNo}</p>
      <p className="flex gap-2 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <span className="ml-auto shrink-0">{`${row.day.channel} ${row.day.day}`}</span>
      </p>
    </article>
  )
}
