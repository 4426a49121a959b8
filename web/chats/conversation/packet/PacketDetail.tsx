import type { PacketRow } from '#contract/money/packets.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { packetWords } from '#words/chats/conversation.ts'
import { PacketActions } from './PacketActions.tsx'

/** All details of a red packet: sender, purpose, approver, time of opening. */
export function PacketDetail({ packet, onClose }: { packet: PacketRow; onClose: () => void }) {
  const text = useWords(packetWords)
  const desk = useWords(chatsWords)
  const { direction, sender, receiver, orderNo, complaintNo, decidedBy, decision } = packet
  return (
    <Dialog open onClose={onClose} title={desk.packetDetail} width={380}>
      <div className="grid gap-4 pb-4">
        <p className="grid justify-items-center gap-1 rounded-md bg-bad-soft py-4 text-bad-ink">
          <strong className="text-2xl font-medium">
            <Money fen={packet.amountFen} />
          </strong>
          <span className="text-sm">{desk.packetStates[packet.state]}</span>
        </p>
        <Facts>
          <Fact name={text.from}>{sender.name}</Fact>
          <Fact name={text.to}>{direction === 'in' ? text.platform : receiver.name}</Fact>
          {packet.greeting && <Fact name={text.greeting}>{packet.greeting}</Fact>}
          {direction === 'out' && <Fact name={text.packetCause}>{desk.packetCauses[packet.reasonCode]}</Fact>}
          {orderNo && <Fact name={text.packetOrder}>{orderNo}</Fact>}
          {complaintNo && <Fact name={text.complaint}>{complaintNo}</Fact>}
          <Fact name={text.sentAt}>
            <Time at={packet.createdAt} shape="full" />
          </Fact>
          {decidedBy && <Fact name={text.decidedBy}>{[decidedBy, decision].filter(Boolean).join(' · ')}</Fact>}
          {packet.openedAt !== null && (
            <Fact name={text.openedAt}>
              <Time at={packet.openedAt} shape="full" />
            </Fact>
          )}
          {packet.openedAt === null && packet.expiresAt !== null && (
            <Fact name={text.expiresAt}>
              <Time at={packet.expiresAt} shape="full" />
            </Fact>
          )}
          <Fact name={text.no}>{packet.no}</Fact>
        </Facts>
        {packet.allowed.length > 0 && <PacketActions packet={packet} onDone={onClose} />}
      </div>
    </Dialog>
  )
}
