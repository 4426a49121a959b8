import { yuanText } from '#contract/base/texts/yuan.ts'
import { type PacketRow, packets } from '#contract/money/packets.ts'
import { api } from '#web/kit/api.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { toneClass } from '#web/ui/show/tone.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { packetApprovalWords } from '#words/chats/conversation.ts'
import { PacketFacts } from './PacketFacts.tsx'

type ApproveDialogProps = {
  packet: PacketRow
  onDone: (() => void) | undefined
  onLeave: () => void
  onClose: () => void
}

/** Approves a red packet; above the approver's own limits it says so, and a colleague has to do it. */
export function ApproveDialog({ packet, onDone, onLeave, onClose }: ApproveDialogProps) {
  const text = useWords(packetApprovalWords)
  const desk = useWords(chatsWords)
  const { data } = useRead(api.packets.approval, { id: packet.id })
  const form = useForm(packets.approve, {
    initial: {},
    record: packet,
    input: () => ({}),
    done: desk.done,
    after: () => invalidate('chats'),
    onDone: () => {
      onClose()
      onDone?.()
    },
  })
  return (
    <ConfirmDialog
      action={`${desk.approve} ${packet.no}`}
      facts={<PacketFacts packet={packet} onLeave={onLeave} />}
      consequence={desk.approveSure(yuanText(packet.amountFen), packet.receiver.name)}
      form={form}
      ready={data !== undefined && data.beyond === null}
      onClose={onClose}
    >
      {data?.beyond && (
        <p role="status" className={`rounded-md px-3 py-2 text-sm ${toneClass.bad}`}>
          {text.beyond[data.beyond]}
        </p>
      )}
    </ConfirmDialog>
  )
}
