import { Check, ListPlus, X } from 'lucide-react'
import { confirm } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { UndoBar } from '#web/shared/review/UndoBar.tsx'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { useKeys } from '#web/ui/controls/keys.ts'
import { postsWords } from '#words/reviews/posts.ts'
import { type Refusals, useBatch } from './useBatch.ts'
import type { Chosen } from './useChosen.ts'

/** Approves the chosen posts together, says which ones could not be approved and why, and undoes all of them at once. */
export function ChosenBar({ chosen }: { chosen: Chosen }) {
  const text = useWords(postsWords)
  const own = useBatch()
  const { batch } = own
  const count = chosen.chosen.length
  useKeys(batch ? { z: () => void own.undo() } : {})

  async function approve(): Promise<void> {
    if (!(await confirm({ text: text.sureToApprove(count) }))) return
    if (await own.approve(chosen.chosen)) chosen.clear()
  }

  if (chosen.most === 0 && !own.refusals && !batch) return null
  return (
    <div className="border-t border-line">
      {own.refusals && <RefusedPosts {...own.refusals} onClose={own.closeRefusals} />}
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
      <div className="flex flex-wrap items-center gap-2 px-3 py-2">
        <span role="status" className={`text-sm ${count > 0 ? '' : 'text-muted'}`}>
          {text.chosen(count)}
        </span>
        <Button icon={ListPlus} disabled={chosen.most === 0} onClick={chosen.chooseFirst}>
          {text.chooseAll(chosen.most)}
        </Button>
        {count > 0 && (
          <>
            <Button look="quiet" icon={X} onClick={chosen.clear}>
              {text.chooseNone}
            </Button>
            <Button
              look="primary"
              icon={Check}
              className="ml-auto"
              busy={own.isApproving}
              onClick={() => void approve()}
            >
              {text.approveChosen(count)}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function RefusedPosts({ title, lines, onClose }: Refusals & { onClose: () => void }) {
  const text = useWords(postsWords)
  return (
    <div role="alert" className="grid max-h-40 gap-1 overflow-y-auto bg-bad-soft px-3 py-2 text-sm text-bad-ink">
      <p className="flex items-center justify-between font-medium">
        {title}
        <IconButton icon={X} label={text.seen} onClick={onClose} />
      </p>
      {lines.map(({ id, no, message }) => (
        <p key={id}>{text.refusal(no, message)}</p>
      ))}
    </div>
  )
}
