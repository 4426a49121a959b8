import type { OrderDetail } from '#contract/orders/order.ts'
import type { ServiceDetails } from '#contract/orders/service-details.ts'
import { useWords } from '#web/kit/words.ts'
import { Fact } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { orderDetailWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'
import { aboutLines, weightOf } from './about.ts'
import { kilometres } from './distance.ts'
import { OrderPhone } from './OrderPhone.tsx'

type Of<S extends ServiceDetails['service']> = Extract<ServiceDetails, { service: S }>

/** Details that only orders of this service have. */
export function AboutFacts({ order }: { order: OrderDetail }) {
  const { about } = order
  const text = useWords(orderWords)
  const [first, line] = aboutLines(about, text)
  // The waybill is shown in a line of its own below.
  const second = about.service === 'express' ? weightOf(about, text) : line
  return (
    <>
      {about.service !== 'food' && <Fact name={text.things[about.service]}>{`${first} · ${second}`}</Fact>}
      {about.service === 'chauffeur' && <RideFacts order={order} about={about} />}
      {about.service === 'errand' && <ErrandFacts about={about} />}
      {about.service === 'express' && <ParcelFacts about={about} />}
      {about.service === 'companion' && <PlayFacts order={order} about={about} />}
      {about.service === 'challenge' && <MatchFacts about={about} />}
    </>
  )
}

function RideFacts({ order, about }: { order: OrderDetail; about: Of<'chauffeur'> }) {
  const text = useWords(orderWords)
  const detail = useWords(orderDetailWords)
  return (
    <>
      <Fact name={detail.passenger}>
        {`${about.passenger.name} `}
        <OrderPhone order={order} field="orders.passengerPhone" role={detail.passenger} {...about.passenger} />
      </Fact>
      {about.bookedFor !== null && (
        <Fact name={detail.bookedFor}>
          <Time at={about.bookedFor} shape="full" />
        </Fact>
      )}
      {about.drivenM !== null && <Fact name={detail.driven}>{text.kilometres(kilometres(about.drivenM))}</Fact>}
      {about.waitSeconds !== null && (
        <Fact name={detail.waited}>{text.minutes(Math.ceil(about.waitSeconds / 60))}</Fact>
      )}
      {about.helpAt !== null && (
        <Fact name={text.help}>
          <Time at={about.helpAt} shape="full" />
        </Fact>
      )}
    </>
  )
}

function ErrandFacts({ about }: { about: Of<'errand'> }) {
  const detail = useWords(orderDetailWords)
  return (
    <>
      <Fact name={detail.value}>
        <Money fen={about.goodsValueFen} />
      </Fact>
      {about.insuredFen > 0 && (
        <Fact name={detail.insured}>
          <Money fen={about.insuredFen} />
        </Fact>
      )}
      {about.kind === 'buy' && (
        <Fact name={detail.goodsCost}>
          <Money fen={about.goodsEstimateFen} />
          {about.goodsFen !== null && (
            <>
              {' → '}
              <Money fen={about.goodsFen} />
            </>
          )}
        </Fact>
      )}
    </>
  )
}

function ParcelFacts({ about }: { about: Of<'express'> }) {
  const text = useWords(orderWords)
  const detail = useWords(orderDetailWords)
  return (
    <>
      {about.waybillNo && <Fact name={detail.waybill}>{about.waybillNo}</Fact>}
      {about.courier && <Fact name={detail.courier}>{about.courier}</Fact>}
      {about.track && <Fact name={detail.track}>{about.track}</Fact>}
      {about.realFreightFen !== null && (
        <Fact name={text.difference}>
          <Money fen={about.freightFen} />
          {' → '}
          <Money fen={about.realFreightFen} />
        </Fact>
      )}
    </>
  )
}

const shares = ['customerFen', 'companionFen', 'platformFen'] as const

type PlayProps = { order: OrderDetail; about: Of<'companion'> }

function PlayFacts({ order: { chosenCompanion }, about: { startAt, askedFen, verdict } }: PlayProps) {
  const detail = useWords(orderDetailWords)
  return (
    <>
      {chosenCompanion !== null && <Fact name={detail.chosenCompanion}>{chosenCompanion}</Fact>}
      <Fact name={detail.startAt}>
        <Time at={startAt} shape="full" />
      </Fact>
      {askedFen !== null && (
        <Fact name={detail.requested}>
          <Money fen={askedFen} />
        </Fact>
      )}
      {verdict && (
        <Fact name={detail.verdict}>
          {shares.map(share => (
            <span key={share} className="mr-3 whitespace-nowrap">
              {`${detail.shares[share]} `}
              <Money fen={verdict[share]} />
            </span>
          ))}
        </Fact>
      )}
    </>
  )
}

function MatchFacts({ about: { startAt, prizeFen, reports, winner } }: { about: Of<'challenge'> }) {
  const text = useWords(orderWords)
  const detail = useWords(orderDetailWords)
  return (
    <>
      <Fact name={detail.startAt}>
        <Time at={startAt} shape="full" />
      </Fact>
      {prizeFen > 0 && (
        <Fact name={detail.prize}>
          <Money fen={prizeFen} />
        </Fact>
      )}
      {reports.length > 0 && (
        <Fact name={detail.reports}>
          {reports
            .map(report => [report.by, text.winners[report.winner], report.score].filter(Boolean).join(' · '))
            .join(' / ')}
        </Fact>
      )}
      {winner && <Fact name={text.winner}>{text.winners[winner]}</Fact>}
    </>
  )
}
