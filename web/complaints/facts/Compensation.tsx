import type { ComplaintDetail } from '#contract/complaints/complaint.ts'
import { screenOfService } from '#contract/orders/service.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { complaintDecisionWords, complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { ComplaintState } from '../ComplaintBadges.tsx'
import type { ChooseJudging } from '../decision/JudgeDialog.tsx'

const linkClass = 'text-accent-ink hover:underline'

type CompensationProps = { complaint: ComplaintDetail; onJudge: ChooseJudging }

/** Total compensation; each part links to the refund or red packet it was paid by. */
export function Compensation({ complaint: { given, givenFen, order }, onJudge }: CompensationProps) {
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
        {given.compensations.map(compensation => (
          <ToBalance key={compensation.id} compensation={compensation} onJudge={onJudge} />
        ))}
      </ul>
      <p className="text-xs text-muted">{text.givenHint}</p>
    </div>
  )
}

type ToBalanceProps = { compensation: ComplaintDetail['given']['compensations'][number]; onJudge: ChooseJudging }

const tones = { pending: 'warn', paid: 'good', rejected: 'neutral' } as const

/** Money to the balance: who gave it, and approval by a colleague. */
function ToBalance({ compensation, onJudge }: ToBalanceProps) {
  const text = useWords(complaintDecisionWords)
  const { id, state, amountFen, askedBy, decidedBy, remark, allowed } = compensation
  const people = [...new Set([askedBy, decidedBy])].filter(Boolean).join(' → ')
  return (
    <li className="grid gap-1">
      <span className="flex items-center gap-2">
        {text.kinds.balance}
        <Badge tone={tones[state]}>{text.compensationStates[state]}</Badge>
        <span className="truncate text-xs text-muted">{people}</span>
        <span className="ml-auto">
          <Money fen={amountFen} />
        </span>
      </span>
      {remark && <span className="text-xs text-muted">{remark}</span>}
      {allowed.length > 0 && (
        <span className="flex flex-wrap gap-2">
          {allowed.map(move => (
            <Button key={move} onClick={() => onJudge({ move, id })}>
              {text.compensationMoves[move]}
            </Button>
          ))}
        </span>
      )}
    </li>
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
