import type { WorkerDetail } from '#contract/people/worker.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { Phone } from '#web/shared/phone/Phone.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { workersWords } from '#words/people/workers.ts'
import { servicesOf } from './columns.tsx'
import { ratesOf, Today, troublesOf } from './Record.tsx'
import { WhoFacts } from './WhoFacts.tsx'
import { Ago, FrozenUntil } from './WorkerState.tsx'

/** The worker's details. */
export function WorkerFacts({ worker }: { worker: WorkerDetail }) {
  const text = useWords(workersWords)
  const { facts } = text
  return (
    <Facts>
      <Fact name={facts.kind}>{text.kinds[worker.kind]}</Fact>
      <Fact name={facts.phone}>
        <Phone
          phone={worker.phone}
          canReveal={worker.allowed.includes('reveal')}
          field="workers.phone"
          id={worker.id}
          facts={<WhoFacts worker={worker} />}
        />
      </Fact>
      {worker.statusReason && (
        <Fact name={text.statuses[worker.status]}>
          {worker.statusReason}
          {worker.status === 'frozen' && (
            <span className="text-muted">
              {' · '}
              <FrozenUntil worker={worker} text={text} />
            </span>
          )}
        </Fact>
      )}
      <Fact name={facts.city}>
        <CityNames codes={[worker.cityCode]} />
      </Fact>
      <Fact name={facts.capacity}>{`${worker.load} / ${worker.capacity}`}</Fact>
      <Fact name={text.columns.today}>
        <Today worker={worker} text={text} />
      </Fact>
      <Fact name={facts.month}>{text.offers(worker.record)}</Fact>
      <Fact name={text.columns.record}>{`${ratesOf(worker.record, text)} · ${troublesOf(worker.record, text)}`}</Fact>
      <Fact name={facts.services}>{servicesOf(worker, text)}</Fact>
      {worker.vehicle && (
        <Fact name={facts.vehicle}>{`${text.vehicles[worker.vehicle.type]} ${worker.vehicle.plate}`}</Fact>
      )}
      {worker.licensedOn && <Fact name={facts.licence}>{text.licensedSince(worker.licensedOn)}</Fact>}
      <Fact name={text.columns.score}>{`${text.points(worker.score)} · ${text.level(worker.level)}`}</Fact>
      <Fact name={facts.located}>
        <Ago at={worker.locatedAt} text={text} />
      </Fact>
      <Fact name={facts.joined}>
        <Time at={worker.joinedAt} shape="full" />
      </Fact>
      <Fact name={facts.external}>{worker.externalId}</Fact>
      <Fact name={facts.remark}>{worker.remark || '–'}</Fact>
    </Facts>
  )
}
