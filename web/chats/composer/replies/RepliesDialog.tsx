import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { QuickReply } from '#contract/chats/quick-replies.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useRead } from '#web/kit/read.ts'
import { confirm } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { repliesWords } from '#words/chats/conversation.ts'
import { useActNames } from './offered.ts'
import { ReplyForm } from './ReplyForm.tsx'

/** The agent's own quick replies; team leaders also manage the shared ones. */
export function RepliesDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(repliesWords)
  const desk = useWords(chatsWords)
  const acts = useActNames()
  const { data: replies = [] } = useRead(api.quickReplies.list, {})
  const remove = useCommand(api.quickReplies.remove)
  const [edited, setEdited] = useState<QuickReply | 'new'>()

  async function removeSurely({ id, version, shortcut }: QuickReply): Promise<void> {
    if (await confirm({ text: text.removeReplySure(shortcut), danger: true })) await remove.run({ id, version })
  }

  return (
    <Dialog open onClose={onClose} title={desk.quickReplies} width={600}>
      {edited ? (
        <ReplyForm reply={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />
      ) : (
        <div className="grid gap-2 pb-4">
          <p className="flex items-center gap-3 text-sm text-muted">
            {text.repliesHint}
            <span className="ml-auto">
              <Button icon={Plus} look="primary" onClick={() => setEdited('new')}>
                {text.addReply}
              </Button>
            </span>
          </p>
          {!replies.length && <Empty>{desk.noQuickReply}</Empty>}
          <ul className="grid divide-y divide-line">
            {replies.map(reply => (
              <li key={reply.id} className="grid gap-0.5 py-2 text-sm">
                <p className="flex items-center gap-2">
                  <strong className="font-medium text-accent-ink">{`/${reply.shortcut}`}</strong>
                  <Badge>{reply.group ? desk.groups[reply.group] : text.scopes[reply.scope]}</Badge>
                  {reply.act && <Badge tone="accent">{acts[reply.act]}</Badge>}
                  <span className="text-xs text-muted">{text.uses(reply.uses)}</span>
                  <span className="ml-auto">
                    {reply.allowed.includes('update') && (
                      <RowButton onPress={() => setEdited(reply)}>{desk.edit}</RowButton>
                    )}
                    {reply.allowed.includes('remove') && (
                      <RowButton look="risky" onPress={() => void removeSurely(reply)}>
                        {text.remove}
                      </RowButton>
                    )}
                  </span>
                </p>
                <p className="text-muted">{reply.text}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
