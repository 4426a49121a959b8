import { useState } from 'react'
import { yuanOf } from '#contract/base/money.ts'
import { type PacketRow, packets } from '#contract/money/packets.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { invalidate } from '#web/kit/read.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { chatsWords } from '#words/chats/chats.ts'

type Reasoned = 'reject' | 'revoke'

/** The actions this reader may take on a red packet now. */
export function PacketActions({ packet, onDone }: { packet: PacketRow; onDone?: () => void }) {
  const text = useWords(chatsWords)
  const approve = useCommand(api.packets.approve)
  const take = useCommand(api.packets.openred)
  const [chosen, setChosen] = useState<Reasoned>()
  const { id, version, amountFen, receiver } = packet

  function finish(answer: PacketRow | undefined): void {
    invalidate('chats')
    if (!answer) return
    toast.success(text.done)
    onDone?.()
  }

  async function approveNow(): Promise<void> {
    if (!(await confirm({ text: text.approveSure(yuanOf(amountFen), receiver.name) }))) return
    finish(await approve.run({ id, version }))
  }

  async function claim(): Promise<void> {
    const question = text.claimSure(yuanOf(amountFen), packet.sender.name)
    if (!(await confirm({ text: question }))) return
    finish(await take.run({ redPacketId: id, action: 'claim' }))
  }

  return (
    <span className="-mx-1 flex flex-wrap gap-2">
      {packet.allowed.includes('claim') && <RowButton onPress={() => void claim()}>{text.claimPacket}</RowButton>}
      {packet.allowed.includes('approve') && <RowButton onPress={() => void approveNow()}>{text.approve}</RowButton>}
      {(['reject', 'revoke'] as const).map(
        action =>
          packet.allowed.includes(action) && (
            <RowButton key={action} look="risky" onPress={() => setChosen(action)}>
              {text.packetActions[action]}
            </RowButton>
          ),
      )}
      {chosen && <PacketReason action={chosen} packet={packet} onDone={onDone} onClose={() => setChosen(undefined)} />}
    </span>
  )
}

type PacketReasonProps = { action: Reasoned; packet: PacketRow; onDone: (() => void) | undefined; onClose: () => void }

const operations = { reject: packets.reject, revoke: packets.revoke }

function PacketReason({ action, packet, onDone, onClose }: PacketReasonProps) {
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
      facts={
        <Facts>
          <Fact name={text.person}>{packet.receiver.name}</Fact>
          <Fact name={text.amount}>
            <Money fen={packet.amountFen} />
          </Fact>
        </Facts>
      }
      consequence={text.packetConsequences[action]}
      danger
      reasons={text.packetReasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}
