import type { PostRow } from '#contract/reviews/post.ts'
import { useWords } from '#web/kit/words.ts'
import { canApprove } from '#web/posts/actions/postActions.ts'
import { postsWords } from '#words/reviews/posts.ts'
import type { Chosen } from './useChosen.ts'

/** Chooses a post to be approved together with others; a press on it does not open the post. */
export function ChooseBox({ row, chosen }: { row: PostRow; chosen: Chosen }) {
  const text = useWords(postsWords)
  if (!canApprove(row)) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps a press on the box from opening the row around it
    <label
      onClick={event => event.stopPropagation()}
      className="-m-2 grid size-9 cursor-pointer place-items-center pointer-coarse:size-11"
    >
      <input
        type="checkbox"
        aria-label={text.choose(row.no)}
        checked={chosen.has(row)}
        onChange={() => chosen.toggle(row)}
        className="size-4 accent-accent-fill pointer-coarse:size-5"
      />
    </label>
  )
}
