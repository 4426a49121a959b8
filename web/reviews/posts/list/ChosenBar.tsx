import Check from 'lucide-react/icons/check'
import type { PostRow } from '#contract/reviews/post.ts'
import { confirm } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ChosenBar as Bar } from '#web/shared/list/chosen/ChosenBar.tsx'
import { RefusedList } from '#web/shared/list/chosen/RefusedList.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { UndoBar } from '#web/shared/review/UndoBar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useKeys } from '#web/ui/controls/keys.ts'
import { postsWords } from '#words/reviews/posts.ts'
import { useBatch } from './useBatch.ts'

/** Approves the chosen posts together, says which ones could not be approved and why, and undoes all of them at once. */
export function ChosenBar({ chosen }: { chosen: Chosen<PostRow> }) {
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
