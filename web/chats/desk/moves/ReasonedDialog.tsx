import { useState } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { useAct } from '#web/kit/act.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { chatsText } from '#words/chats/chats.ts'
import { movesText } from '#words/chats/desk.ts'

const spans = [1, 24, 72] as const

type ReasonedDialogProps = { act: 'takeOver' | 'mute' | 'unmute'; chat: ChatRow; onClose: () => void }

/** What others will ask about: taking a conversation away, keeping somebody silent. */
export function ReasonedDialog({ act, chat, onClose }: ReasonedDialogProps) {
  const text = useWords(movesText)
  const desk = useWords(chatsText)
  const takeOver = useAct(chats.takeOver)
  const mute = useAct(chats.mute)
  const unmute = useAct(chats.unmute)
  const running = { takeOver, mute, unmute }[act]
  const [hours, setHours] = useState<(typeof spans)[number]>(1)

  async function make(reason: string): Promise<void> {
    const target = { id: chat.id, version: chat.version, reason }
    const answer = act === 'mute' ? await mute.act({ ...target, hours }) : await { takeOver, unmute }[act].act(target)
    if (!answer) return
    toast.success(desk.done)
    onClose()
  }

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
                  <Chip key={span} chosen={span === hours} onChoose={() => setHours(span)}>
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
      pending={running.pending}
      error={running.refused?.fields.reason}
      onClose={onClose}
      onSure={reason => void make(reason)}
    />
  )
}
