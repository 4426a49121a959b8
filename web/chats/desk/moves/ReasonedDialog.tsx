import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { chatMovesWords } from '#words/chats/desk.ts'

const spans = [1, 24, 72] as const

type ReasonedDialogProps = { act: 'takeOver' | 'mute' | 'unmute'; chat: ChatRow; onClose: () => void }

/** What others will ask about: taking a conversation away, keeping somebody silent. */
export function ReasonedDialog({ act, chat, onClose }: ReasonedDialogProps) {
  const text = useWords(chatMovesWords)
  const desk = useWords(chatsWords)
  const form = useForm<(typeof chats)[typeof act], { hours: (typeof spans)[number] }>(chats[act], {
    initial: { hours: 1 },
    record: chat,
    input: ({ hours }) => (act === 'mute' ? { hours } : {}),
    done: desk.done,
    onDone: onClose,
  })

  return (
    <ReasonDialog
      act={desk.moves[act]}
      facts={
        <Facts>
          <Fact name={desk.person}>{chat.peer.name}</Fact>
          {act === 'takeOver' && <Fact name={text.assignee}>{chat.assignee?.name}</Fact>}
          {act === 'mute' && (
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
      consequence={text.consequences[act]}
      danger={act === 'mute'}
      reasons={text.reasons[act]}
      form={form}
      onClose={onClose}
    />
  )
}
