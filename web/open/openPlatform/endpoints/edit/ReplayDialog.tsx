import { dayMs, minuteMs } from '#contract/base/durations.ts'
import { webhookLimits } from '#contract/open/webhooks/limits.ts'
import { type WebhookEndpoint, webhookDeliveries } from '#contract/open/webhooks.ts'
import { api } from '#web/kit/api.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { momentOf, typedOf } from '#web/shared/time/moments.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { DateTimeBox } from '#web/ui/dates/DateBox.tsx'
import { webhookWords } from '#words/open/webhooks.ts'

type Given = { since: string; withDelivered: boolean }

/** Everything of an endpoint since a moment, or what did not arrive of it, sent again; counted before. */
export function ReplayDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const text = useWords(webhookWords)
  const { replaying } = text
  const askedOf = ({ since, withDelivered }: Given) => ({
    endpointId: endpoint.id,
    since: momentOf(since) ?? serverNow(),
    withDelivered,
  })
  const form = useForm(webhookDeliveries.replay, {
    initial: { since: firstOf(endpoint), withDelivered: false },
    input: askedOf,
    onDone: ({ count }) => {
      toast.success(replaying.done(count))
      onClose()
    },
  })
  const { since, withDelivered } = form.values
  const { data } = useRead(api.webhookDeliveries.count, askedOf(form.values), { enabled: since !== '' })
  const count = data?.count ?? 0
  return (
    <FormDialog title={text.replay} form={form} ready={count > 0 && count <= webhookLimits.replay} onClose={onClose}>
      <DateTimeBox {...form.choice('since')} label={replaying.since} />
      <Checkbox checked={withDelivered} onChange={checked => form.set({ withDelivered: checked })}>
        {replaying.withDelivered}
      </Checkbox>
      <p className="text-sm" aria-live="polite">
        {count > webhookLimits.replay ? replaying.tooMany(webhookLimits.replay) : replaying.count(count)}
      </p>
      <p className="text-xs text-muted">{replaying.explain}</p>
    </FormDialog>
  )
}

/** A minute early, because the field has no seconds: nothing is missed. */
function firstOf({ missedSince }: WebhookEndpoint): string {
  return typedOf((missedSince ?? serverNow() - dayMs) - minuteMs)
}
