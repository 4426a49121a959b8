import { useState } from 'react'
import type { WebhookAttempt, WebhookDelivery } from '#contract/open/webhooks/deliveries.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { deliveryWords } from '#words/open/webhooks.ts'
import { Outcome, useErrorName } from './columns.tsx'
import { useTypeName } from './useTypeName.ts'

const parts = ['attempts', 'body'] as const

type DeliveryDrawerProps = { id: number; onStep: (step: -1 | 1) => void; onClose: () => void }

/** One delivery: every attempt with its answer, and what was sent. */
export function DeliveryDrawer({ id, onStep, onClose }: DeliveryDrawerProps) {
  const text = useWords(deliveryWords)
  const nameOf = useTypeName()
  const [part, setPart] = useState<(typeof parts)[number]>('attempts')
  const { data, error, refetch } = useRead(api.webhookDeliveries.get, { id })
  const { delivery } = data ?? {}
  return (
    <RecordDrawer
      kind={text.deliveries}
      title={
        <>
          <span className="truncate">{delivery ? nameOf(delivery.type) : text.deliveries}</span>
          {delivery && <Outcome row={delivery} />}
        </>
      }
      head={delivery && <Head delivery={delivery} />}
      tabs={
        <Tabs
          label={text.deliveries}
          tabs={parts.map(key => ({ key, label: text.parts[key] }))}
          current={part}
          onChoose={setPart}
          panel="delivery-part"
        />
      }
      panel="delivery-part"
      error={data ? null : error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {data && (part === 'attempts' ? <Attempts attempts={data.attempts} /> : <Listing>{data.body}</Listing>)}
    </RecordDrawer>
  )
}

function Head({ delivery }: { delivery: WebhookDelivery }) {
  const text = useWords(deliveryWords)
  const { done } = useWords(recordWords)
  const { run, pending } = useCommand(api.webhookDeliveries.resend)
  const { waitsFor } = delivery

  async function resend(): Promise<void> {
    if (await run({ id: delivery.id })) toast.success(done)
  }

  return (
    <div className="grid gap-3">
      {delivery.allowed.includes('resend') && (
        <div>
          <Button busy={pending} onClick={() => void resend()}>
            {text.resend}
          </Button>
        </div>
      )}
      {waitsFor && <p className="text-sm text-warn-ink">{text.waits[waitsFor]}</p>}
      <Facts>
        <Fact name={text.columns.record}>{delivery.record || '–'}</Fact>
        <Fact name={text.seq}>{delivery.seq}</Fact>
        <Fact name={text.app}>{`${delivery.app.name} · ${delivery.app.id}`}</Fact>
        <Fact name={text.endpoint}>
          <span className="break-all">{delivery.endpoint?.url ?? '–'}</span>
        </Fact>
        <Fact name={text.id}>
          <span className="inline-flex items-center gap-1">
            <code className="text-xs break-all">{delivery.webhookId}</code>
            <Copy value={delivery.webhookId} />
          </span>
        </Fact>
        <Fact name={text.columns.at}>
          <Time at={delivery.createdAt} shape="full" />
        </Fact>
      </Facts>
    </div>
  )
}

function Attempts({ attempts }: { attempts: readonly WebhookAttempt[] }) {
  const text = useWords(deliveryWords)
  if (attempts.length === 0) return <p className="text-sm text-muted">{text.noAttempts}</p>
  return (
    <ol className="grid gap-4">
      {attempts.map(attempt => (
        <Attempt key={attempt.number} attempt={attempt} />
      ))}
    </ol>
  )
}

function Attempt({ attempt: { number, at, status, ms, answer, error } }: { attempt: WebhookAttempt }) {
  const text = useWords(deliveryWords)
  const sayError = useErrorName()
  return (
    <li className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">{text.attempt(number)}</span>
        <Badge tone={error === null ? 'good' : 'bad'}>
          {status === null ? sayError(error ?? '') : `HTTP ${status}`}
        </Badge>
        <span className="text-xs text-muted">{`${ms} ms`}</span>
        <span className="ml-auto text-xs text-muted">
          <Time at={at} shape="full" />
        </span>
      </p>
      {status !== null && <Listing>{answer || text.noAnswer}</Listing>}
    </li>
  )
}

function Listing({ children }: { children: string }) {
  return <pre className="rounded-md bg-ground p-3 text-xs break-all whitespace-pre-wrap">{children}</pre>
}
