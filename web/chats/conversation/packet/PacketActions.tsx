import { Suspense, useState } from 'react'
import { yuanText } from '#contract/base/texts/yuan.ts'
import { type PacketRow, packets } from '#contract/money/packets.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { invalidate } from '#web/kit/read.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { PacketFacts } from './PacketFacts.tsx'

const ApproveDialog = lazily(async () => (await import('./ApproveDialog.tsx')).ApproveDialog)

type Reasoned = 'reject' | 'revoke'

type PacketActionsProps = {
  packet: PacketRow
  onDone?: () => void
  /** Called when its conversation is opened from a dialog. */
  onLeave?: () => void
}

/** The actions this reader may take on a red packet now. */
export function PacketActions({ packet, onDone, onLeave }: PacketActionsProps) {
  const text = useWords(chatsWords)
  const take = useCommand(api.packets.openred)
  const [chosen, setChosen] = useState<Reasoned | 'approve'>()
  const close = () => setChosen(undefined)
  const leave = () => {
    close()
    onLeave?.()
  }

  function finish(answer: PacketRow | undefined): void {
    invalidate('chats')
    if (!answer) return
    toast.success(text.done)
    onDone?.()
  }

  async function claim(): Promise<void> {
    const question = text.claimSure(yuanText(packet.amountFen), packet.sender.name)
    if (!(await confirm({ text: question }))) return
    finish(await take.run({ redPacketId: packet.id, action: 'claim' }))
  }

  return (
    <span className="-mx-1 flex flex-wrap gap-2">
      {packet.allowed.includes('claim') && <RowButton onPress={() => void claim()}>{text.claimPacket}</RowButton>}
      {packet.allowed.includes('approve') && <RowButton onPress={() => setChosen('approve')}>{text.approve}</RowButton>}
      {(['reject', 'revoke'] as const).map(
        action =>
          packet.allowed.includes(action) && (
            <RowButton key={action} look="risky" onPress={() => setChosen(action)}>
              {text.packetActions[action]}
            </RowButton>
          ),
      )}
      <Suspense>
        {chosen === 'approve' && <ApproveDialog packet={packet} onDone={onDone} onLeave={leave} onClose={close} />}
      </Suspense>
      {chosen && chosen !== 'approve' && (
        <PacketReason action={chosen} packet={packet} onDone={onDone} onLeave={leave} onClose={close} />
      )}
    </span>
  )
}

type PacketReasonProps = {
  action: Reasoned
  packet: PacketRow
  onDone: (() => void) | undefined
  onLeave: () => void
  onClose: () => void
}

const operations = { reject: packets.reject, revoke: packets.revoke }

function PacketReason({ action, packet, onDone, onLeave, onClose }: PacketReasonProps) {
  const text = useWords(chatsWords)
  const form = useReasonForm(operations[action], packet, {
    after: () => invalidate('chats'),
    onDone: () => {
      onClose()
      onDone?.()
    },
  })

  return (
    <ReasonDialog
      action={text.packetActions[action]}
      facts={<PacketFacts packet={packet} onLeave={onLeave} />}
      consequence={text.packetConsequences[action]}
      danger
      reasons={text.packetReasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}
