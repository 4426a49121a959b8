import { shanghaiDateTime } from '#contract/base/shanghai.ts'
import { webhookLimits } from '#contract/open/webhooks/limits.ts'
import { type WebhookEndpoint, webhookDeliveries } from '#contract/open/webhooks.ts'
import { useRead } from '#web/kit/read.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { webhookWords } from '#words/open/webhooks.ts'

/** Everything of an endpoint since a moment, or what did not arrive of it, sent again; counted before. */
export function ReplayDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const text = useWords(webhookWords)
  const { replaying } = text
  const form = useForm(webhookDeliveries.replay, {
    initial: { since: typedOf(endpoint.missedSince ?? Date.now() - 86_400_000), withDelivered: false },
    input: ({ since, withDelivered }) => ({ endpointId: endpoint.id, since: momentOf(since), withDelivered }),
    onDone: ({ count }) => {
      toast.success(replaying.done(count))
      onClose()
    },
  })
  const { since, withDelivered } = form.values
  const asked = { endpointId: endpoint.id, since: momentOf(since), withDelivered }
  const { data } = useRead(webhookDeliveries.count, asked, { enabled: since !== '' })
  const count = data?.count ?? 0
  return (
    <FormDialog title={text.replay} form={form} ready={count > 0 && count <= webhookLimits.replay} onClose={onClose}>
      <TextField {...form.text('since')} type="datetime-local" label={replaying.since} />
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

/** As a field for date and time has it, in Shanghai; a minute early, so that nothing of it is missed. */
function typedOf(at: number): string {
  return shanghaiDateTime(at - 60_000)
    .slice(0, 16)
    .replace(' ', 'T')
}

function momentOf(typed: string): number {
  return typed === '' ? Date.now() : Date.parse(`${typed.slice(0, 16)}:00+08:00`)
}
