import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { chatMovesWords } from '#words/chats/conversation.ts'

const spans = [1, 24, 72] as const

const operations = { takeOver: chats.takeOver, mute: chats.mute, unmute: chats.unmute }

type ReasonedDialogProps = { action: keyof typeof operations; chat: ChatRow; onClose: () => void }

/** Actions that need a reason: taking over a conversation, muting a person. */
export function ReasonedDialog({ action, chat, onClose }: ReasonedDialogProps) {
  const text = useWords(chatMovesWords)
  const desk = useWords(chatsWords)
  const form = useForm<(typeof operations)[typeof action], { hours: (typeof spans)[number] }>(operations[action], {
    initial: { hours: 1 },
    record: chat,
    input: ({ hours }) => (action === 'mute' ? { hours } : {}),
    done: desk.done,
    onDone: onClose,
  })

  return (
    <ReasonDialog
      action={desk.moves[action]}
      facts={
        <Facts>
          <Fact name={desk.peer}>{chat.peer.name}</Fact>
          {action === 'takeOver' && <Fact name={text.assignee}>{chat.assignee?.name}</Fact>}
          {action === 'mute' && (
            <Fact name={text.muteFor}>
              <span className="flex gap-2">
                {spans.map(span => (
                  <Chip key={span} chosen={span === form.values.hours} onChoose={() => form.set({ hours: span })}>
                    {text.hours(span)}
                  </Chip>
                ))}
              </span>
            </Fact>
          )}
        </Facts>
      }
      consequence={text.consequences[action]}
      danger={action === 'mute'}
      reasons={text.reasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}
