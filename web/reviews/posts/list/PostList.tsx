import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import type { PostRow, PostStaffMove } from '#contract/reviews/post.ts'
import { postLimits } from '#contract/reviews/post-rules.ts'
import { postQueues } from '#contract/reviews/posts.ts'
import { reviewSortsOf } from '#contract/reviews/review.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { canApprove } from '#web/reviews/posts/actions/postActions.ts'
import { useDisplay } from '#web/reviews/posts/display.ts'
import { Question } from '#web/reviews/posts/question.ts'
import { useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { queueTabs } from '#web/shared/review/list/queueTabs.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { postsWords } from '#words/reviews/posts.ts'
import { ChosenBar } from './ChosenBar.tsx'
import { type ChooseAction, useColumns } from './columns.tsx'
import { DisplaySwitches } from './DisplaySwitches.tsx'
import { cardHeight, PhoneCard } from './PhoneCard.tsx'
import { PostCards } from './PostCards.tsx'
import { PostFilters } from './PostFilters.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

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
      filters={
        <>
          <PostFilters question={question} onFilter={setQuestion} />
          <DisplaySwitches isShort />
          <ViewSwitch />
        </>
      }
      actions={
        mayJudge && (
          <Button look="primary" icon={ListChecks} onClick={() => onJudge()}>
            {text.start}
          </Button>
        )
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
