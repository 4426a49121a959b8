import Gift from 'lucide-react/icons/gift'
import { useState } from 'react'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useLocation } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { RowButton } from '#web/ui/controls/RowButton.tsx'
import { CountBadge } from '#web/ui/show/Badge.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { Tooltip } from '#web/ui/show/Tooltip.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { PacketActions } from './PacketActions.tsx'

/** Red packets that wait for approval; not rendered without the permission to approve. */
export function Approvals({ onOpen }: { onOpen: (chatId: number) => void }) {
  return useMay('chats.approvePacket') ? <ApprovalsButton onOpen={onOpen} /> : null
}

function ApprovalsButton({ onOpen }: { onOpen: (chatId: number) => void }) {
  const text = useWords(chatsWords)
  const { data } = useRead(api.packets.list, { forMe: true })
  // The dashboard leads here with it.
  const { search } = useLocation()
  const [isOpen, setOpen] = useState(() => new URLSearchParams(search).has('approvals'))
  const rows = data?.rows ?? []
  const close = () => setOpen(false)
  return (
    <>
      {(rows.length > 0 || isOpen) && (
        <Tooltip text={text.approvals}>
          <Button
            look="quiet"
            icon={Gift}
            aria-label={`${text.approvals} ${rows.length}`}
            onClick={() => setOpen(true)}
          >
            <CountBadge count={rows.length} urgent />
          </Button>
        </Tooltip>
      )}
      <Dialog open={isOpen} onClose={close} title={text.approvalsTitle} width={520}>
        {!rows.length && <Empty>{text.noApprovals}</Empty>}
        <ul className="grid divide-y divide-line pb-3 text-sm">
          {rows.map(packet => (
            <li key={packet.id} className="grid gap-1 py-3">
              <p className="flex items-center gap-2">
                <strong className="text-base font-medium">
                  <Money fen={packet.amountFen} />
                </strong>
                <span>{text.fromTo(packet.sender.name, packet.receiver.name)}</span>
                <span className="ml-auto text-xs text-muted">
                  <Time at={packet.createdAt} />
                </span>
              </p>
              <p className="text-muted">
                {[text.packetCauses[packet.reasonCode], packet.orderNo, packet.complaintNo, packet.greeting]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="-mx-1 flex gap-2">
                <PacketActions packet={packet} onLeave={close} />
                <RowButton
                  onPress={() => {
                    close()
                    onOpen(packet.chatId)
                  }}
                >
                  {text.openChat}
                </RowButton>
              </p>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
