import type { AgeSort } from '#contract/base/page.ts'
import type { PostRow } from '#contract/reviews/post.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { PostButtons } from '#web/reviews/posts/actions/PostButtons.tsx'
import type { PostAction } from '#web/reviews/posts/actions/postActions.ts'
import { MachineBadge, PostState, ReportsBadge } from '#web/reviews/posts/facts/PostBadges.tsx'
import { PostText } from '#web/reviews/posts/facts/PostText.tsx'
import { Thumbs } from '#web/reviews/posts/media/Thumbs.tsx'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import { headBoxOf } from '#web/shared/list/chosen/headBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { ages, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import { HolderBadge } from '#web/shared/review/HolderBadge.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { postNameWords, postsWords } from '#words/reviews/posts.ts'

export type ChooseAction = (row: PostRow, action: PostAction) => void

type ColumnTerms = { chosen: Chosen<PostRow>; onAction: ChooseAction; sorting: Sorting<AgeSort> }

/** The columns of the list. */
export function useColumns({ chosen, onAction, sorting }: ColumnTerms): readonly Column<PostRow>[] {
  const { columns } = useWords(postsWords)
  const contentColumns = useContentColumns(sorting)
  return [
    {
      key: 'chosen',
      head: columns.chosen,
      headBox: headBoxOf(chosen),
      width: 88,
      cell: row => <ChooseBox row={row} chosen={chosen} />,
    },
    ...contentColumns,
    { key: 'reach', spare: 5, head: columns.reach, width: 88, align: 'end', cell: row => <ReachCell row={row} /> },
    {
      key: 'state',
      head: columns.state,
      width: 124,
      mark: row => row.state,
      cell: row => <StateCell row={row} />,
    },
    { key: 'reviewer', spare: 3, head: columns.reviewer, width: 124, cell: row => <HolderBadge row={row} /> },
    { key: 'actions', head: columns.actions, width: 148, cell: row => <PostButtons row={row} onAction={onAction} /> },
  ]
}

/** What was published, by whom, and what was found in it. */
function useContentColumns(sorting: Sorting<AgeSort>): readonly Column<PostRow>[] {
  const { columns } = useWords(postsWords)
  const { authorKinds } = useWords(postNameWords)
  return [
    { key: 'content', head: columns.content, width: 224, grow: 3, cell: row => <ContentCell row={row} /> },
    {
      key: 'author',
      spare: 1,
      head: columns.author,
      width: 88,
      grow: 1,
      cell: row => (
        <TwoLines strong under={authorKinds[row.author.kind]}>
          {row.author.name}
        </TwoLines>
      ),
    },
    {
      key: 'topics',
      spare: 4,
      head: columns.topics,
      width: 100,
      cell: row => (
        <TwoLines under={<CityNames codes={[row.cityCode]} />}>{row.place || row.topics[0] || '–'}</TwoLines>
      ),
    },
    { key: 'found', head: columns.machine, width: 148, cell: row => <FoundCell row={row} /> },
    {
      key: 'createdAt',
      spare: 2,
      head: columns.createdAt,
      sort: headSort(sorting, ages),
      width: 100,
      cell: row => <TwoLines under={row.ipRegion || '–'}>{<Time at={row.createdAt} />}</TwoLines>,
    },
  ]
}

function ContentCell({ row }: { row: PostRow }) {
  const { comment } = useWords(postsWords)
  return (
    <span className="flex max-w-full items-center gap-2">
      <Thumbs media={row.media} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <PostText post={row} isShort />
        </span>
        <span className="block truncate text-xs text-muted">{row.parent ? `${comment} · ${row.no}` : row.no}</span>
      </span>
    </span>
  )
}

function FoundCell({ row }: { row: PostRow }) {
  return (
    <span className="flex flex-col items-start gap-0.5">
      <MachineBadge machine={row.machine} />
      <ReportsBadge count={row.reports} />
      {!row.machine && row.reports === 0 && '–'}
    </span>
  )
}

function ReachCell({ row }: { row: PostRow }) {
  const number = useNumberFormat()
  return <TwoLines under={number(row.likes + row.comments + row.shares)}>{number(row.exposure)}</TwoLines>
}

/** The state, and how long it has been waiting and why. */
function StateCell({ row }: { row: PostRow }) {
  const { causes } = useWords(postNameWords)
  return (
    <span className="flex flex-col items-start gap-0.5">
      <PostState state={row.state} />
      {row.case?.state === 'waiting' && (
        <span className="flex items-center gap-1 text-xs whitespace-nowrap text-muted">
          <Clock since={row.case.queuedAt} due={row.case.dueAt} />
          {row.cause && row.cause !== 'new' && causes[row.cause]}
        </span>
      )}
    </span>
  )
}
