import type { PostRow } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons, type Looks } from '#web/ui/controls/ActionButtons.tsx'
import { postsWords } from '#words/reviews/posts.ts'
import { actionsOf, type PostAction } from './postActions.ts'

const looks: Looks<PostAction> = { judge: 'plain', hide: 'risky', restore: 'plain', punish: 'risky' }

type PostButtonsProps = {
  row: PostRow
  onAction: (row: PostRow, action: PostAction) => void
  place?: 'row' | 'bar'
  /** Where there is little room. */
  isShort?: boolean
}

/** A button for everything that this reader may do with a post. */
export function PostButtons({ row, onAction, place = 'row', isShort = place === 'row' }: PostButtonsProps) {
  const text = useWords(postsWords)
  return (
    <ActionButtons
      looks={looks}
      allowed={actionsOf(row)}
      names={isShort ? { ...text, punish: text.punishShort } : text}
      onAction={action => onAction(row, action)}
      place={place}
      leads
    />
  )
}
