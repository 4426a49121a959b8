import { yuanText } from '#contract/base/texts/yuan.ts'
import type { PacketRow, PersonLimits } from '#contract/money/packets.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { packetApprovalWords, packetWords } from '#words/chats/conversation.ts'

type PacketFactsProps = { packet: PacketRow; onLeave: () => void }

/** A red packet in the dialog of an action; whoever decides about it reads both people's limits and can open its conversation. */
export function PacketFacts({ packet, onLeave }: PacketFactsProps) {
  const text = useWords(packetApprovalWords)
  const { to } = useWords(packetWords)
  const desk = useWords(chatsWords)
  const isApprover = packet.allowed.includes('approve')
  const { data } = useRead(api.packets.approval, { id: packet.id }, { enabled: isApprover })
  return (
    <Facts>
      <Fact name={to}>{packet.receiver.name}</Fact>
      <Fact name={desk.amount}>
        <Money fen={packet.amountFen} />
      </Fact>
      {isApprover && (
        <>
          <Fact name={text.asker}>
            {packet.sender.name}
            <Limits limits={data?.asker} />
          </Fact>
          <Fact name={text.approver}>
            <Limits limits={data?.approver} />
          </Fact>
          <Fact name={text.chat}>
            <Link to={`/kefumsg?chat=${packet.chatId}`} onClick={onLeave} className="text-accent-ink hover:underline">
              {desk.openChat}
            </Link>
          </Fact>
        </>
      )}
    </Facts>
  )
}

function Limits({ limits }: { limits: PersonLimits | undefined }) {
  const text = useWords(packetApprovalWords)
  if (!limits) return null
  const { singleFen, givenTodayFen, dayFen } = limits
  return (
    <>
      <span className="block">{text.single(yuanText(singleFen))}</span>
      <span className="block">{text.today(yuanText(givenTodayFen), yuanText(dayFen))}</span>
    </>
  )
}
