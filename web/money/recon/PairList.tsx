import type { ReactNode } from 'react'
import { useWords } from '#web/kit/words.ts'
import type { List } from '#web/shared/list/useList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { shellWords } from '#words/desk/shell.ts'
import { reconWords } from '#words/money/recon.ts'

/** Pairs under each other, more of them on request. */
export function PairList<Row extends { id: number }>({
  list,
  draw,
}: {
  list: List<Row>
  draw: (row: Row) => ReactNode
}) {
  const { nothingHere } = useWords(reconWords)
  const { more } = useWords(shellWords)
  if (list.error && list.rows.length === 0) return <Failed error={list.error} onAgain={list.again} />
  if (list.isLoading) return <Skeletons widths={[90, 70, 85, 60]} />
  if (list.rows.length === 0) return <Empty>{nothingHere}</Empty>
  return (
    <ul className="grid gap-4">
      {list.rows.map(row => (
        <li key={row.id}>{draw(row)}</li>
      ))}
      {list.hasMore && (
        <li>
          <Button busy={list.isLoadingMore} onClick={list.more}>
            {more}
          </Button>
        </li>
      )}
    </ul>
  )
}
