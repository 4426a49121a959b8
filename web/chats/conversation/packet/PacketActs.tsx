import { useState } from 'react'
import { type PacketRow, packets } from '#contract/money/packets.ts'
import { useAct } from '#web/kit/act.ts'
import { readAgain } from '#web/kit/read.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { RowAct } from '#web/ui/controls/RowAct.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { chatsWords } from '#words/chats/chats.ts'

type Reasoned = 'reject' | 'revoke'

/** What this reader may do with a red packet now. */
export function PacketActs({ packet, onDone }: { packet: PacketRow; onDone?: () => void }) {
  const text = useWords(chatsWords)
  const approve = useAct(packets.approve)
  const take = useAct(packets.openred)
  const [asked, setAsked] = useState<Reasoned>()
  const { id, version, amountFen, receiver } = packet

  function finish(answer: PacketRow | undefined): void {
    readAgain('chats')
    if (!answer) return
    toast.success(text.done)
    onDone?.()
  }

  async function approveNow(): Promise<void> {
    if (!(await confirm({ text: text.approveSure((amountFen / 100).toFixed(2), receiver.name) }))) return
    finish(await approve.act({ id, version }))
  }

  async function claim(): Promise<void> {
    const question = text.claimSure((amountFen / 100).toFixed(2), packet.sender.name)
    if (!(await confirm({ text: question }))) return
    finish(await take.act({ redPacketId: id, action: 'claim' }))
  }

  return (
    <span className="-mx-1 flex flex-wrap gap-2">
      {packet.allowed.includes('claim') && <RowAct onPress={() => void claim()}>{text.claimPacket}</RowAct>}
      {packet.allowed.includes('approve') && <RowAct onPress={() => void approveNow()}>{text.approve}</RowAct>}
      {(['reject', 'revoke'] as const).map(
        act =>
          packet.allowed.includes(act) && (
            <RowAct key={act} look="risky" onPress={() => setAsked(act)}>
              {text.packetActs[act]}
            </RowAct>
          ),
      )}
      {asked && <PacketReason act={asked} packet={packet} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </span>
  )
}

type PacketReasonProps = { act: Reasoned; packet: PacketRow; onDone: (() => void) | undefined; onClose: () => void }

function PacketReason({ act, packet, onDone, onClose }: PacketReasonProps) {
  const text = useWords(chatsWords)
  const form = useForm<(typeof packets)[Reasoned], object>(packets[act], {
    initial: {},
    record: packet,
    input: () => ({}),
    after: () => readAgain('chats'),
    onDone: () => {
      onClose()
      onDone?.()
    },
  })

  return (
    <ReasonDialog
      act={text.packetActs[act]}
      facts={
        <Facts>
          <Fact name={text.person}>{packet.receiver.name}</Fact>
          <Fact name={text.amount}>
            <Money fen={packet.amountFen} />
          </Fact>
        </Facts>
      }
      consequence={text.packetConsequences[act]}
      danger
      reasons={text.packetReasons[act]}
      form={form}
      onClose={onClose}
    />
  )
}
