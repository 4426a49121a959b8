import Check from 'lucide-react/icons/check'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ListChecks from 'lucide-react/icons/list-checks'
import Table2 from 'lucide-react/icons/table-2'
import { useState } from 'react'
import type { PostRow, PostStaffMove } from '#contract/reviews/post.ts'
import { postLimits } from '#contract/reviews/post-rules.ts'
import { postQueues } from '#contract/reviews/posts.ts'
import { reviewSortsOf } from '#contract/reviews/review.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { confirm } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { canApprove } from '#web/reviews/posts/actions/postActions.ts'
import { changeDisplay, useDisplay } from '#web/reviews/posts/display.ts'
import { CommentBadge, MachineBadge, PostState, ReportsBadge } from '#web/reviews/posts/facts/PostBadges.tsx'
import { PostText } from '#web/reviews/posts/facts/PostText.tsx'
import { Thumbs } from '#web/reviews/posts/media/Thumbs.tsx'
import { kinds, ofOptions, Question } from '#web/reviews/posts/question.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import { ChosenBar as Bar } from '#web/shared/list/chosen/ChosenBar.tsx'
import { RefusedList } from '#web/shared/list/chosen/RefusedList.tsx'
import { type Chosen, useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { queueTabs } from '#web/shared/review/list/queueTabs.ts'
import { UndoBar } from '#web/shared/review/UndoBar.tsx'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { useKeys } from '#web/ui/controls/keys.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { postNameWords, postsWords } from '#words/reviews/posts.ts'
import { type ChooseAction, useColumns } from './columns.tsx'
import { DisplaySwitches, pressed } from './DisplaySwitches.tsx'
import { PostCards } from './PostCards.tsx'
import { useBatch } from './useBatch.ts'

const PostDrawer = lazily(async () => (await import('#web/reviews/posts/drawer/PostDrawer.tsx')).PostDrawer)
const PostDialog = lazily(async () => (await import('#web/reviews/posts/actions/PostDialog.tsx')).PostDialog)

/** `onJudge`: opens the desk, with one case first if its id is given. */
export function PostList({ onJudge }: { onJudge: (id?: number) => void }) {
  const text = useWords(postsWords)
  const [begun, setBegun] = useState<{ row: PostRow; action: PostStaffMove }>()
  const { data: counts } = useRead(api.posts.counts, {})
  const { question, setQuestion, input, list, opened, sorting, screen } = useRecordList({
    name: 'posts',
    address: Question,
    operation: () => api.posts.list,
    input: ({ tab, search, kind, of, city, from, to }) => ({
      queue: tab,
      search,
      kind: kind === 'any' ? undefined : kind,
      of: of === 'any' ? undefined : of,
      cityCode: city || undefined,
      from,
      to,
    }),
    sorts: ({ tab }) => reviewSortsOf(tab),
    searchLabel: text.search,
    everywhere: { filters: { queue: 'all' } },
  })
  const mayJudge = useMay('posts.judge')
  const { view } = useDisplay()
  const chosen = useChosen(list.rows, {
    under: JSON.stringify(input),
    most: postLimits.bulk,
    canChoose: canApprove,
  })
  const { search, kind, of, city, from, to } = question
  const isNarrowed = search !== '' || kind !== 'any' || of !== 'any' || city !== '' || from !== '' || to !== ''
  const empty = isNarrowed ? text.emptyFiltered : text.empty
  const begin: ChooseAction = (row, action) => (action === 'judge' ? onJudge(row.id) : setBegun({ row, action }))
  const cards = { list, chosen, empty, openId: opened.row?.id, onOpen: opened.open, onAction: begin }

  return (
    <TableScreen
      {...screen}
      passing={['open', 'desk']}
      title={text.title}
      panel="posts-list"
      tabs={{
        ...queueTabs(postQueues, counts, text),
        current: question.tab,
        onChoose: tab => setQuestion({ tab, open: 0 }),
      }}
      filters={<PostFilters question={question} onFilter={setQuestion} />}
      actions={
        <>
          <DisplaySwitches isShort />
          <ViewSwitch />
          {mayJudge && (
            <Button look="primary" icon={ListChecks} onClick={() => onJudge()}>
              {text.start}
            </Button>
          )}
        </>
      }
      columns={useColumns({ chosen, onAction: begin, sorting })}
      card={{ height: cardHeight, draw: row => <PhoneCard row={row} chosen={chosen} /> }}
      insteadOfTable={view === 'cards' ? <PostCards {...cards} /> : undefined}
      under={mayJudge && <ChosenBar chosen={chosen} />}
      empty={empty}
    >
      {question.open > 0 && (
        <PostDrawer
          key={question.open}
          id={question.open}
          row={opened.row}
          onStep={opened.step}
          onAction={begin}
          onClose={opened.close}
        />
      )}
      {begun && <PostDialog {...begun} onClose={() => setBegun(undefined)} />}
    </TableScreen>
  )
}

/** Approves the chosen posts together, says which ones could not be approved and why, and undoes all of them at once. */
function ChosenBar({ chosen }: { chosen: Chosen<PostRow> }) {
  const text = useWords(postsWords)
  const own = useBatch()
  const { batch, refusals } = own
  const count = chosen.rows.length
  useKeys(batch ? { z: () => void own.undo() } : {})

  async function approve(): Promise<void> {
    if (!(await confirm({ text: text.sureToApprove(count) }))) return
    if (await own.approve(chosen.rows)) chosen.clear()
  }

  if (chosen.most === 0 && !refusals && !batch) return null
  return (
    <div className="border-t border-line">
      {refusals && <RefusedList {...refusals} onClose={own.closeRefusals} />}
      {batch && (
        <UndoBar
          key={batch.until}
          decision={batch}
          name={text.posts(batch.targets.length)}
          said={text.approvedMany(batch.targets.length)}
          busy={own.isUndoing}
          onUndo={() => void own.undo()}
          onOver={own.forget}
        />
      )}
      <Bar chosen={chosen}>
        <Button look="primary" icon={Check} className="ml-auto" busy={own.isApproving} onClick={() => void approve()}>
          {text.approveChosen(count)}
        </Button>
      </Bar>
    </div>
  )
}

const cardHeight = 128

/** The row of the table on a phone. */
function PhoneCard({ row, chosen }: { row: PostRow; chosen: Chosen<PostRow> }) {
  return (
    <article className="grid gap-1 text-sm">
      <div className="flex items-center gap-2">
        <ChooseBox row={row} chosen={chosen} />
        <span className="truncate font-medium">{row.author.name}</span>
        <span className="ml-auto flex shrink-0 items-center gap-1.5">
          {row.case?.state === 'waiting' && <Clock since={row.case.queuedAt} due={row.case.dueAt} />}
          <PostState state={row.state} />
        </span>
      </div>
      <div className="flex h-11 items-center gap-2">
        <Thumbs media={row.media} />
        <p className="line-clamp-2 min-w-0 flex-1">
          <PostText post={row} isShort />
        </p>
      </div>
      <div className="flex items-center gap-1.5 overflow-hidden">
        <MachineBadge machine={row.machine} />
        <ReportsBadge count={row.reports} />
        <CommentBadge post={row} />
        <span className="ml-auto truncate text-xs text-muted">{row.no}</span>
      </div>
    </article>
  )
}

/** The list as a table, or as cards with their pictures. */
function ViewSwitch() {
  const text = useWords(postsWords)
  const { view } = useDisplay()
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{text.viewLabel}</legend>
      <IconButton
        icon={Table2}
        label={text.asTable}
        aria-pressed={view === 'table'}
        className={view === 'table' ? pressed : ''}
        onClick={() => changeDisplay({ view: 'table' })}
      />
      <IconButton
        icon={LayoutGrid}
        label={text.asCards}
        aria-pressed={view === 'cards'}
        className={view === 'cards' ? pressed : ''}
        onClick={() => changeDisplay({ view: 'cards' })}
      />
    </fieldset>
  )
}

type PostFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

function PostFilters({ question, onFilter }: PostFiltersProps) {
  const text = useWords(postsWords)
  const names = useWords(postNameWords)
  return (
    <>
      <FilterSelect
        label={text.kind}
        options={kinds.map(value => ({ value, label: value === 'any' ? text.anyKind : names.kinds[value] }))}
        value={question.kind}
        onChoose={kind => onFilter({ kind, open: 0 })}
      />
      <FilterSelect
        label={text.of}
        options={ofOptions.map(value => ({ value, label: text.ofOptions[value] }))}
        value={question.of}
        onChoose={of => onFilter({ of, open: 0 })}
      />
      <CityFilter city={question.city} onChoose={city => onFilter({ city, open: 0 })} />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.columns.createdAt}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}
