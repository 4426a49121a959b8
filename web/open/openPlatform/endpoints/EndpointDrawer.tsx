import type { WebhookEndpoint } from '#contract/open/webhooks.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { webhookWords } from '#words/open/webhooks.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { useTypeName } from '../deliveries/useTypeName.ts'
import { Actions } from './Actions.tsx'
import { EndpointStanding } from './columns.tsx'
import { deliveriesOf } from './question.ts'

type EndpointDrawerProps = {
  row: WebhookEndpoint
  onEdit: (row: WebhookEndpoint) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

/** One endpoint: what it receives and how its deliveries go. */
export function EndpointDrawer({ row, onEdit, onStep, onClose }: EndpointDrawerProps) {
  const text = useWords(webhookWords)
  const { data, error, refetch } = useRead(api.webhooks.get, { id: row.id })
  const shown = data ?? row
  return (
    <RecordDrawer
      kind={text.endpoint}
      title={
        <>
          <span className="truncate">{row.app.name}</span>
          <EndpointStanding row={shown} />
        </>
      }
      head={<Actions endpoint={shown} onEdit={onEdit} onClose={onClose} />}
      panel="webhook-endpoint"
      error={data ? null : error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <Trouble endpoint={shown} />
        <Terms endpoint={shown} />
        <p className="text-xs text-muted">{text.hearsHint}</p>
        <Link to={deliveriesOf(row.id)} className="text-sm text-accent-ink hover:underline">
          {text.showDeliveries}
        </Link>
      </div>
    </RecordDrawer>
  )
}

/** What is wrong with it, if anything is. */
function Trouble({ endpoint }: { endpoint: WebhookEndpoint }) {
  const text = useWords(webhookWords)
  const { offReason, offAt, failingSince, failures, restingUntil, missedSince } = endpoint
  const times = [
    [text.offAt, offAt],
    [text.columns.since, failingSince],
    [text.restingUntil, restingUntil],
    [text.missedSince, missedSince],
  ] as const
  if (times.every(([, at]) => at === null)) return null
  return (
    <div className="grid gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm">
      {offReason && <p className="text-warn-ink">{text.offReasons[offReason]}</p>}
      <Facts>
        {times.map(([name, at]) =>
          at === null ? null : (
            <Fact key={name} name={name}>
              <Time at={at} shape="full" />
            </Fact>
          ),
        )}
        {failures > 0 && <Fact name={text.failures}>{failures}</Fact>}
      </Facts>
    </div>
  )
}

function Terms({ endpoint }: { endpoint: WebhookEndpoint }) {
  const text = useWords(webhookWords)
  const { titles } = useWords(orderNameWords)
  const nameOf = useTypeName()
  const { types, services, cities } = endpoint
  return (
    <Facts>
      <Fact name={text.url}>
        <span className="break-all">{endpoint.url}</span>
      </Fact>
      <Fact name={text.app}>{endpoint.app.id}</Fact>
      <Fact name={text.types}>{types.length === 0 ? text.everyType : types.map(nameOf).join(' · ')}</Fact>
      <Fact name={text.services}>
        {services.length === 0 ? text.everyService : services.map(service => titles[service]).join(' · ')}
      </Fact>
      <Fact name={text.cities}>
        <CityNames codes={cities.length === 0 ? null : cities} />
      </Fact>
      {endpoint.oldSecretUntil !== null && (
        <Fact name={text.oldSecretUntil}>
          <Time at={endpoint.oldSecretUntil} shape="full" />
        </Fact>
      )}
      <Fact name={text.createdAt}>
        <Time at={endpoint.createdAt} shape="full" />
      </Fact>
    </Facts>
  )
}
