import { type ReactNode, use } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import type { chats } from '#contract/chats/chats.ts'
import { PacketActions } from '#web/chats/conversation/packet/PacketActions.tsx'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { StageBadge } from '#web/shared/order/refunds/StageBadge.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { PersonComplaints } from './complaints/PersonComplaints.tsx'
import { OrderLine } from './OrderLine.tsx'
import { OpenOrder } from './openOrder.ts'
import { PersonFacts } from './PersonFacts.tsx'
import { Record } from './Record.tsx'

/** Details of the other party: person, orders, record, earlier conversations. */
export function ContextPane({ chat, onOpen }: { chat: ChatRow; onOpen: (id: number) => void }) {
  const text = useWords(chatsWords)
  const { data, error, refetch } = useRead(api.chats.context, { id: chat.id }, { alsoOf: ['orders', 'complaints'] })
  if (!data && error) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) return <ContextSkeleton />
  return (
    <div className="grid divide-y divide-line">
      <Part name={text.person}>
        <PersonFacts person={data.person} />
      </Part>
      {data.orderNos && <Orders nos={data.orderNos} chat={chat} />}
      {data.refunds && data.refunds.length > 0 && (
        <Part name={text.orderActions.refund}>
          <PersonRefunds refunds={data.refunds} />
        </Part>
      )}
      {data.complaints && (
        <PersonComplaints complaints={data.complaints} orderNo={chat.orderNo ?? data.orderNos?.[0]} />
      )}
      <Part name={text.record}>
        <Record chat={chat} />
      </Part>
      {data.packets.length > 0 && (
        <Part name={text.packets}>
          <ul className="grid gap-2 text-sm">
            {data.packets.map(packet => (
              <li key={packet.id} className="grid gap-0.5">
                <span className="flex items-center gap-2">
                  <strong className="font-medium">
                    <Money fen={packet.amountFen} />
                  </strong>
                  <span className="truncate text-muted">
                    {packet.direction === 'in' ? text.packetIn : packet.sender.name}
                  </span>
                  <span className="ml-auto">
                    <Badge tone={packet.state === 'pending_approval' ? 'warn' : 'neutral'}>
                      {text.packetStates[packet.state]}
                    </Badge>
                  </span>
                </span>
                <PacketActions packet={packet} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part name={text.previous}>
        <Previous chats={data.previous} onOpen={onOpen} />
      </Part>
    </div>
  )
}

function Orders({ nos, chat }: { nos: readonly string[]; chat: ChatRow }) {
  const text = useWords(chatsWords)
  return (
    <Part name={text.orders}>
      {nos.length === 0 && <p className="text-sm text-muted">{text.noOrders}</p>}
      <ul className="grid gap-2 empty:hidden">
        {nos.map(no => (
          <li key={no}>
            <OrderLine no={no} chat={chat} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

type PreviousProps = { chats: OutputOf<typeof api.chats.context>['previous']; onOpen: (id: number) => void }

function Previous({ chats: before, onOpen }: PreviousProps) {
  const text = useWords(chatsWords)
  return (
    <>
      {!before.length && <p className="text-sm text-muted">{text.noPrevious}</p>}
      <ul className="grid gap-1">
        {before.map(one => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => onOpen(one.id)}
              className="-mx-2 grid w-[calc(100%+16px)] gap-0.5 rounded-md px-2 py-1.5 text-left text-sm hover:bg-hover"
            >
              <span className="flex gap-2 text-xs text-muted">
                <Time at={one.createdAt} />
                <span className="truncate">{one.assignee}</span>
                <span className="ml-auto">{text.states[one.state]}</span>
              </span>
              <span className="truncate">{one.summary || text.noSummary}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 px-4 py-3.5">
      <h3 className="text-xs font-medium text-muted">{name}</h3>
      {children}
    </section>
  )
}

function ContextSkeleton() {
  return (
    <div className="grid gap-5 p-4">
      <Skeleton width={60} />
      <Skeleton />
      <Skeleton width={80} />
      <Skeleton width={45} />
    </div>
  )
}

/** The person's refunds; each opens the bill of its order. */
function PersonRefunds({ refunds }: { refunds: NonNullable<OutputOf<typeof chats.context>['refunds']> }) {
  const text = useWords(chatsWords)
  const open = use(OpenOrder)
  return (
    <ul aria-label={text.orderActions.refund} className="grid gap-1.5">
      {refunds.map(({ no, orderNo, amountFen, stage, askedAt }) => (
        <li key={no} className="grid gap-0.5 text-sm">
          <span className="flex items-center gap-2">
            <strong className="font-medium">
              <Money fen={amountFen} />
            </strong>
            <StageBadge stage={stage} />
            <span className="ml-auto text-xs text-muted">
              <Time at={askedAt} />
            </span>
          </span>
          <button
            type="button"
            onClick={() => open?.(orderNo, 'bill')}
            className="justify-self-start text-xs text-accent-ink hover:underline"
          >
            {orderNo}
          </button>
        </li>
      ))}
    </ul>
  )
}
