import CircleCheck from 'lucide-react/icons/circle-check'
import type { Fen } from '#contract/base/values.ts'
import type { WithdrawalDetail, WithdrawalRow } from '#contract/money/withdrawal.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { HolderMark, WithdrawalState } from '#web/money/withdrawals/facts/WithdrawalBadges.tsx'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { ManualFacts } from '#web/shared/receipt/ManualFacts.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'

type WithdrawalProps = { withdrawal: WithdrawalDetail }

/** Everything that a decision about a withdrawal needs: amounts, risks, account, balance and what was before. */
export function WithdrawalFacts({ withdrawal }: WithdrawalProps) {
  const text = useWords(withdrawalsWords)
  return (
    <div className="grid gap-5">
      {withdrawal.payout?.state === 'unknown' && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">{text.unknownHint}</p>
      )}
      <Part title={text.bill}>
        <Bill withdrawal={withdrawal} />
      </Part>
      <Part title={text.risks}>
        <Risks risks={withdrawal.details} />
      </Part>
      <Part title={text.columns.account}>
        <Account withdrawal={withdrawal} />
      </Part>
      <Part title={text.columns.balance}>
        <Owner withdrawal={withdrawal} />
      </Part>
      {withdrawal.manual && (
        <Part title={text.manual}>
          <ManualFacts manual={withdrawal.manual} />
        </Part>
      )}
      <Part title={text.handled}>
        <Handled withdrawal={withdrawal} />
      </Part>
      <Part title={text.others}>
        <EarlierWithdrawals others={withdrawal.others} />
      </Part>
    </div>
  )
}

function Account({ withdrawal: { account } }: WithdrawalProps) {
  const text = useWords(withdrawalsWords)
  const { methods } = useWords(withdrawalLabelWords)
  return (
    <Facts>
      <Fact name={text.method}>{methods[account.method]}</Fact>
      <Fact name={text.number}>{account.number}</Fact>
      <Fact name={text.holder}>
        <span className="mr-1">{account.holder}</span>
        <HolderMark isHolderOwner={account.isHolderOwner} />
      </Fact>
      {account.bank && <Fact name={text.bank}>{account.bank}</Fact>}
      <Fact name={text.boundAt}>
        <Time at={account.boundAt} shape="full" />
      </Fact>
    </Facts>
  )
}

function Owner({ withdrawal: { owner, cityCode, balance, recent } }: WithdrawalProps) {
  const text = useWords(withdrawalsWords)
  return (
    <Facts>
      <Fact name={text.columns.owner}>
        {[owner.name, owner.phone, owner.externalId].filter(Boolean).join(' · ')}
        <span className="ml-2 text-muted">
          <CityNames codes={[cityCode]} />
        </span>
      </Fact>
      <Fact name={text.available}>
        <Money fen={balance.availableFen} />
      </Fact>
      <Fact name={text.withdrawing}>
        <Money fen={balance.withdrawingFen} />
      </Fact>
      {balance.receivableFen > 0 && (
        <Fact name={text.receivable}>
          <span className="text-bad-ink">
            <Money fen={balance.receivableFen} />
          </span>
        </Fact>
      )}
      <Fact name={text.columns.recent}>
        {`${text.withdrawn} ${text.times(recent.withdrawals)} `}
        <Money fen={recent.withdrawnFen} />
        <span className="ml-2">{`${text.earned} `}</span>
        <Money fen={recent.earnedFen} />
      </Fact>
    </Facts>
  )
}

/** Who decided, and in which batch it is paid. */
function Handled({ withdrawal }: WithdrawalProps) {
  const text = useWords(withdrawalsWords)
  const { rejectCodes } = useWords(withdrawalLabelWords)
  const { reviewer, secondReviewer, payer, batch, rejectCode, remark } = withdrawal
  const isByRule = !reviewer && withdrawal.state !== 'review' && !rejectCode
  return (
    <Facts>
      <Fact name={text.askedFor}>
        <Time at={withdrawal.askedAt} shape="full" />
      </Fact>
      <Fact name={text.reviewer}>{reviewer?.name ?? (isByRule ? text.byRule : '–')}</Fact>
      {secondReviewer && <Fact name={text.secondReviewer}>{secondReviewer.name}</Fact>}
      {payer && <Fact name={text.payer}>{payer.name}</Fact>}
      {batch && (
        <Fact name={text.batch}>
          <Link to={`/tixian?tab=batches&batch=${batch.id}`} className="text-accent-ink hover:underline">
            {batch.no}
          </Link>
        </Fact>
      )}
      {rejectCode && <Fact name={text.rejectedBecause}>{rejectCodes[rejectCode]}</Fact>}
      {remark && <Fact name={text.remark}>{remark}</Fact>}
    </Facts>
  )
}

/** What was asked for, what is kept of it, and what the owner gets. */
function Bill({ withdrawal: { amountFen, feeFen, taxFen, actualFen } }: { withdrawal: WithdrawalRow }) {
  const text = useWords(withdrawalsWords)
  return (
    <dl className="grid gap-2 text-sm">
      <Line name={text.asked} fen={amountFen} />
      <Line name={text.fee} fen={feeFen} isTaken />
      <Line name={text.tax} fen={taxFen} isTaken />
      <div className="mt-1 flex items-baseline justify-between border-t border-line pt-3">
        <dt className="font-medium">{text.columns.actual}</dt>
        <dd className="text-xl font-medium">
          <Money fen={actualFen} />
        </dd>
      </div>
    </dl>
  )
}

function Line({ name, fen, isTaken = false }: { name: string; fen: Fen; isTaken?: boolean }) {
  return (
    <div className="flex justify-between">
      <dt className="text-muted">{name}</dt>
      <dd>
        <Money fen={fen} minus={isTaken && fen > 0} />
      </dd>
    </div>
  )
}

/** Earlier withdrawals of the owner. */
function EarlierWithdrawals({ others }: { others: WithdrawalDetail['others'] }) {
  const text = useWords(withdrawalsWords)
  if (others.length === 0) return <p className="text-sm text-muted">{text.noOthers}</p>
  return (
    <ul className="grid gap-1.5 text-sm">
      {others.map(other => (
        <li key={other.id} className="flex flex-wrap items-center gap-2">
          <Link to={`/tixian?tab=all&open=${other.id}`} className="text-accent-ink hover:underline">
            {other.no}
          </Link>
          <WithdrawalState state={other.state} />
          <span className="ml-auto text-xs text-muted">
            <Time at={other.askedAt} />
          </span>
          <Money fen={other.amountFen} />
        </li>
      ))}
    </ul>
  )
}

/** What speaks against paying: each with its points, the reason, and what it was found on. */
function Risks({ risks }: { risks: WithdrawalDetail['details'] }) {
  const text = useWords(withdrawalsWords)
  const names = useWords(withdrawalLabelWords)
  if (risks.length === 0) {
    return (
      <p className="flex items-center gap-1.5 text-sm text-good-ink">
        <CircleCheck size={14} aria-hidden />
        {text.noRisks}
      </p>
    )
  }
  return (
    <ul className="grid gap-3">
      {risks.map(({ risk, points, isBlocking, links }) => (
        <li key={risk} className="grid gap-1 rounded-md bg-ground px-3 py-2 text-sm">
          <p className="flex items-center gap-2">
            <span className="font-medium">{names.risks[risk]}</span>
            {isBlocking && <Badge tone="bad">{text.blocking}</Badge>}
            <span className="ml-auto text-xs text-muted">{text.points(points)}</span>
          </p>
          <p className="text-muted">{names.riskReasons[risk]}</p>
          {links.length > 0 && (
            <p className="flex flex-wrap gap-x-3">
              {links.map(({ label, path }) => (
                <Link key={path} to={path} className="text-accent-ink hover:underline">
                  {label}
                </Link>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
