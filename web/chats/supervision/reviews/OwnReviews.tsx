import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { ReviewList } from './ReviewList.tsx'

/** Reviews of the agent's own conversations. */
export function OwnReviews({ personId, onClose }: { personId: number; onClose: () => void }) {
  const text = useWords(chatsWords)
  return (
    <Dialog open onClose={onClose} title={text.ownReviews} width={480}>
      <div className="pb-4">
        <ReviewList agentId={personId} />
      </div>
    </Dialog>
  )
}
