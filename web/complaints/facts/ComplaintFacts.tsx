import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import type { ComplaintDetail } from '#contract/complaints/complaint.ts'
import { screenOfService } from '#contract/orders/service.ts'
import { useMay } from '#web/kit/may.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { WorkerSteps } from '#web/shared/order/steps/WorkerSteps.tsx'
import { MaskedText } from '#web/shared/phone/MaskedText.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { complaintDecisionWords, complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { LiableParties } from '../ComplaintBadges.tsx'
import type { ChooseJudging } from '../decision/JudgeDialog.tsx'
import { Pictures } from '../pictures/Pictures.tsx'
import { Alike, Compensation } from './Compensation.tsx'
import { Punishments } from './Punishments.tsx'

type FactsProps = { complaint: ComplaintDetail }

/** Complaint, demand, statement of the other side, and decision. */
export function ComplaintFacts({ complaint, onJudge }: FactsProps & { onJudge: ChooseJudging }) {
  const text = useWords(complaintsWords)
  const { measuresTitle } = useWords(complaintDecisionWords)
  const mayReveal = useMay('people.reveal')
  return (
    <div className="grid gap-5">
      {complaint.level === 'P0' && <Safety complaint={complaint} />}
      <Part title={text.content}>
        <p className="rounded-md bg-ground px-3 py-2.5 text-sm break-words whitespace-pre-wrap">
          <MaskedText
            text={complaint.content}
            canReveal={mayReveal}
            field="complaints.content"
            id={complaint.id}
            no={complaint.no}
          />
        </p>
        <Pictures images={complaint.images} />
        <Case complaint={complaint} />
      </Part>
      {complaint.steps && <WorkerSteps steps={complaint.steps} />}
      {complaint.evidence && <Evidence evidence={complaint.evidence} />}
      {complaint.liability && (
        <Part title={text.decision}>
          <p className="text-sm font-medium">
            <LiableParties liability={complaint.liability} />
          </p>
          <p className="text-sm break-words whitespace-pre-wrap">{complaint.verdict}</p>
        </Part>
      )}
      {complaint.punishments.length > 0 && (
        <Part title={measuresTitle}>
          <Punishments punishments={complaint.punishments} onJudge={onJudge} />
        </Part>
      )}
      <Part title={text.givenInAll}>
        <Compensation complaint={complaint} onJudge={onJudge} />
      </Part>
      {complaint.alike.length > 0 && (
        <Part title={text.alike}>
          <Alike alike={complaint.alike} />
        </Part>
      )}
    </div>
  )
}

function Safety({ complaint: { safety } }: FactsProps) {
  const text = useWords(complaintsWords)
  const Icon = safety ? ShieldCheck : ShieldAlert
  const look = safety ? 'bg-good-soft text-good-ink' : 'bg-bad-soft text-bad-ink'
  return (
    <p className={`flex items-start gap-2 rounded-md px-3 py-2 text-sm ${look}`}>
      <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0 break-words">{safety ? `${safety.finding} · ${safety.by}` : text.safetyFirst}</span>
    </p>
  )
}

/** So many complaints in 90 days are usual; more are shown in amber. */
const fewClaims = 3

function Case({ complaint }: FactsProps) {
  const text = useWords(complaintsWords)
  const names = useWords(complaintNameWords)
  const { complainant, respondent, order, demand, demandFen, history } = complaint
  const sideOf = ({ kind, name }: typeof respondent) => [names.sides[kind], name].filter(Boolean).join(' · ')
  return (
    <Facts>
      <Fact name={text.complainant}>
        {sideOf(complainant)}
        <span className="mt-0.5 block">
          <Badge tone={history.complaints > fewClaims ? 'warn' : 'neutral'}>
            {text.history(history.complaints)} <Money fen={history.givenFen} />
          </Badge>
        </span>
      </Fact>
      <Fact name={text.respondent}>
        {sideOf(respondent)}
        {complaint.stops && <Stops stops={complaint.stops} />}
      </Fact>
      <Fact name={text.order}>
        <Link to={`${screenOfService[order.service]}?no=${order.no}`} className="text-accent-ink hover:underline">
          {order.no}
        </Link>
      </Fact>
      <Fact name={text.columns.demand}>
        {names.demands[demand]} {demandFen !== null && <Money fen={demandFen} />}
      </Fact>
      <Fact name={text.source}>
        {[names.sources[complaint.source], complaint.externalRef].filter(Boolean).join(' · ')}
      </Fact>
      {complaint.hotlineDue !== null && (
        <Fact name={text.hotlineDue}>
          <Time at={complaint.hotlineDue} shape="full" />
        </Fact>
      )}
      <Fact name={text.createdAt}>
        <Time at={complaint.createdAt} shape="full" />
      </Fact>
      {complaint.mergedInto && (
        <Fact name={text.mergedInto}>
          <Link to={`/tousu?tab=all&id=${complaint.mergedInto.id}`} className="text-accent-ink hover:underline">
            {complaint.mergedInto.no}
          </Link>
        </Fact>
      )}
      {complaint.feedback && (
        <Fact name={text.feedback}>
          <Link to={`/fankui?tab=all&open=${complaint.feedback.id}`} className="text-accent-ink hover:underline">
            {complaint.feedback.no}
          </Link>
        </Fact>
      )}
      {complaint.canBeReopenedUntil !== null && (
        <Fact name={text.reopenUntil}>
          <Time at={complaint.canBeReopenedUntil} shape="full" />
        </Fact>
      )}
    </Facts>
  )
}

/** What the complaint keeps from the respondent until it is closed. */
function Stops({ stops: { amountFen, isExpected } }: { stops: NonNullable<ComplaintDetail['stops']> }) {
  const text = useWords(complaintDecisionWords)
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-warn-ink">
      <Badge tone="warn">{text.stops}</Badge>
      {amountFen !== null && (
        <span>
          <Money fen={amountFen} />
          {isExpected && ` ${text.expected}`}
        </span>
      )}
      <span className="text-muted">{text.stopsHint}</span>
    </span>
  )
}

function Evidence({
  evidence: { question, statement, isMissed, images },
}: {
  evidence: NonNullable<ComplaintDetail['evidence']>
}) {
  const text = useWords(complaintsWords)
  return (
    <Part title={text.evidence}>
      <Facts>
        <Fact name={text.question}>{question}</Fact>
        <Fact name={text.statement}>
          {isMissed ? <span className="text-bad-ink">{text.missed}</span> : statement || text.notYet}
        </Fact>
      </Facts>
      <Pictures images={images} />
    </Part>
  )
}
