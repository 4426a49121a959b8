import { riderServices } from '#contract/people/fitness.ts'
import type { WorkerRow } from '#contract/people/worker.ts'
import type { WorkerMove } from '#contract/people/worker-machine.ts'
import type { WorkerSort } from '#contract/people/worker-question.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { ages, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import type { WorkersWords } from '#words/people/workers.ts'
import { type Paper, PapersInRow } from './Papers.tsx'
import { Rates, Today } from './Record.tsx'
import { WorkerActions } from './WorkerActions.tsx'
import { Ago, FrozenUntil, Load, Standing, Working } from './WorkerState.tsx'

export type ChooseAction = (action: WorkerMove, worker: WorkerRow) => void

export function workerColumns(
  text: WorkersWords,
  onAction: ChooseAction,
  sorting: Sorting<WorkerSort>,
): readonly Column<WorkerRow>[] {
  const { columns } = text
  return [
    {
      key: 'who',
      head: columns.who,
      width: 196,
      grow: 2,
      sort: headSort(sorting, ages),
      cell: row => <Who row={row} />,
    },
    ...workColumns(text, sorting),
    {
      key: 'credentials',
      spare: 4,
      head: columns.credentials,
      width: 168,
      grow: 1,
      cell: row => <PapersInRow papers={papersOf(row, text)} text={text} />,
    },
    {
      key: 'located',
      spare: 7,
      head: columns.located,
      width: 104,
      cell: row => <Ago at={row.locatedAt} text={text} />,
    },
    { key: 'city', spare: 8, head: columns.city, width: 104, cell: row => <CityNames codes={[row.cityCode]} /> },
    {
      key: 'actions',
      head: columns.actions,
      width: 136,
      cell: row => <WorkerActions worker={row} onAction={onAction} look="row" />,
    },
  ]
}

/** What they do now, have done, and their score. */
function workColumns(text: WorkersWords, sorting: Sorting<WorkerSort>): readonly Column<WorkerRow>[] {
  const { columns } = text
  return [
    {
      key: 'state',
      head: columns.state,
      width: 124,
      mark: row => `${row.status} ${row.workStatus}`,
      cell: row => <State row={row} text={text} />,
    },
    { key: 'load', head: columns.load, width: 92, mark: row => row.load, cell: row => <Load worker={row} /> },
    {
      key: 'today',
      spare: 3,
      head: columns.today,
      width: 84,
      align: 'end',
      cell: row => <Today worker={row} text={text} />,
    },
    { key: 'record', spare: 5, head: columns.record, width: 184, cell: row => <Rates worker={row} text={text} /> },
    {
      key: 'services',
      spare: 6,
      head: columns.services,
      width: 140,
      grow: 2,
      cell: row => <Services row={row} text={text} />,
    },
    {
      key: 'score',
      head: columns.score,
      width: 88,
      sort: headSort(sorting, { down: 'highest', up: 'lowest' }),
      mark: row => row.score,
      cell: row => <Score row={row} text={text} />,
    },
  ]
}

export function papersOf({ credentials }: WorkerRow, text: WorkersWords): Paper[] {
  return credentials.map(({ kind, ...rest }) => ({ name: text.credentials[kind], ...rest }))
}

function Who({ row }: { row: WorkerRow }) {
  return (
    <span className="flex max-w-full items-center gap-2.5">
      <Avatar name={row.name} src={row.avatar} size={32} />
      <span className="grid min-w-0">
        <span className="truncate font-medium">{row.name}</span>
        <span className="truncate text-xs text-muted">{`${row.no} · ${row.phone}`}</span>
      </span>
    </span>
  )
}

/** A frozen worker shows the end of the freeze instead of the online status. */
function State({ row, text }: { row: WorkerRow; text: WorkersWords }) {
  return (
    <span className="flex flex-col items-start gap-0.5">
      <Standing worker={row} text={text} />
      {row.status === 'frozen' ? (
        <span className="max-w-full truncate text-xs text-muted">
          <FrozenUntil worker={row} text={text} />
        </span>
      ) : (
        <Working worker={row} text={text} />
      )}
    </span>
  )
}

/** The services in words: a companion's games, a chauffeur's vehicle classes. */
export function servicesOf({ serviceTypes, licenceClass }: WorkerRow, text: WorkersWords): string {
  const isAll = riderServices.every(type => serviceTypes.includes(type))
  const services = isAll
    ? [text.allServices]
    : serviceTypes.map(type => text.services[type] ?? type.replace(/^game:/, ''))
  return [...services, ...(licenceClass ? [text.licenceClass(licenceClass)] : [])].join(' · ') || '–'
}

function Services({ row, text }: { row: WorkerRow; text: WorkersWords }) {
  return <span className="max-w-full truncate text-muted">{servicesOf(row, text)}</span>
}

function Score({ row, text }: { row: WorkerRow; text: WorkersWords }) {
  const look = row.score < 60 ? 'text-bad-ink' : ''
  return (
    <>
      <span className={`font-medium ${look}`}>{text.points(row.score)}</span>
      <span className="text-xs text-muted">{text.level(row.level)}</span>
    </>
  )
}

export const cardHeight = 96

/** The row as a card on a phone. */
export function WorkerCard({ row, text }: { row: WorkerRow; text: WorkersWords }) {
  return (
    <article className="flex items-start gap-3 text-sm">
      <Avatar name={row.name} src={row.avatar} size={36} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{row.name}</span>
          <Working worker={row} text={text} />
          <span className="ml-auto">
            <Standing worker={row} text={text} />
          </span>
        </p>
        <p className="flex items-center gap-3 text-xs text-muted">
          <span className="truncate">{`${row.no} · ${row.phone}`}</span>
          <span className="ml-auto shrink-0">{`${text.columns.load} ${row.load}/${row.capacity}`}</span>
          <span className="shrink-0">{text.points(row.score)}</span>
        </p>
        <p className="flex items-center gap-2 text-xs text-muted">
          <PapersInRow papers={papersOf(row, text)} text={text} />
          <span className="ml-auto shrink-0">
            {row.status === 'frozen' ? (
              <FrozenUntil worker={row} text={text} />
            ) : (
              <Ago at={row.locatedAt} text={text} />
            )}
          </span>
        </p>
      </div>
    </article>
  )
}
