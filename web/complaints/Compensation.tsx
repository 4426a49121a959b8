import type { ComplaintDetail } from '#contract/complaints/complaint.ts'
import { screenOfService } from '#contract/orders/service.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { ComplaintState } from './ComplaintBadges.tsx'

const linkClass = 'text-accent-ink hover:underline'

/** Total compensation; each part links to the refund or red packet it was paid by. */
export function Compensation({ complaint: { given, givenFen, order } }: { complaint: ComplaintDetail }) {
  const text = useWords(complaintsWords)
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="font-medium">
        <Money fen={givenFen} />
      </p>
      <ul className="grid gap-1.5">
        {given.refunds.map(refund => (
          <li key={refund.no} className="flex items-center gap-2">
            <Link to={`${screenOfService[order.service]}?no=${order.no}`} className={linkClass}>
              {refund.no}
            </Link>
            <Badge>{text.refundStages[refund.stage]}</Badge>
            <span className="ml-auto">
              <Money fen={refund.amountFen} />
            </span>
          </li>
        ))}
        {given.packets.map(packet => (
          <li key={packet.no} className="flex items-center gap-2">
            <Link to={`/kefumsg?chat=${packet.chatId}`} className={linkClass}>
              {packet.no}
            </Link>
            <Badge>{text.packetStates[packet.state]}</Badge>
            <span className="ml-auto">
              <Money fen={packet.amountFen} />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">{text.givenHint}</p>
    </div>
  )
}

/** Open complaints that may be duplicates. */
export function Alike({ alike }: { alike: ComplaintDetail['alike'] }) {
  const names = useWords(complaintNameWords)
  return (
    <ul className="grid gap-1.5 text-sm">
      {alike.map(other => (
        <li key={other.id} className="flex items-center gap-2">
          <Link to={`/tousu?tab=all&id=${other.id}`} className={linkClass}>
            {other.no}
          </Link>
          <span className="truncate text-muted">{names.types[other.type]}</span>
          <span className="ml-auto">
            <ComplaintState state={other.state} />
          </span>
        </li>
      ))}
    </ul>
  )
}
