import { useState } from 'react'
import { webhookLimits } from '#contract/open/webhooks/limits.ts'
import { type WebhookEndpoint, webhooks } from '#contract/open/webhooks.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ProofField } from '#web/shared/proof/ProofField.tsx'
import { ShownSecret } from '#web/shared/proof/ShownSecret.tsx'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { webhookWords } from '#words/open/webhooks.ts'

/** Hours that the old secret stays good. */
const overlaps = ['0', '1', '4', '24', '72', '168'] as const
type Overlap = (typeof overlaps)[number]

/** A new secret for an endpoint, after whoever asks has proved who they are. */
export function RotateDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const text = useWords(webhookWords)
  const [secret, setSecret] = useState<string>()
  const form = useForm(webhooks.rotate, {
    initial: { hours: String(webhookLimits.usualOverlapHours) as Overlap, proof: '' },
    record: endpoint,
    input: ({ hours, proof }) => ({ hours: Number(hours), proof }),
    onDone: answer => setSecret(answer.secret),
  })
  if (secret !== undefined) {
    const values = [{ name: text.secret.title, value: secret }]
    return (
      <ShownSecret title={text.rotate} values={values} onClose={onClose}>
        <p className="text-sm text-muted">{text.secret.usage}</p>
      </ShownSecret>
    )
  }
  return (
    <ConfirmDialog
      action={text.rotate}
      facts={
        <Facts>
          <Fact name={text.url}>
            <span className="break-all">{endpoint.url}</span>
          </Fact>
          <Fact name={text.app}>{endpoint.app.id}</Fact>
        </Facts>
      }
      consequence={text.secret.hoursHint}
      form={form}
      ready={form.values.proof.trim() !== ''}
      onClose={onClose}
    >
      <Select
        {...form.choice('hours')}
        label={text.secret.hours}
        options={overlaps.map(value => ({ value, label: text.secret.hoursOf(Number(value)) }))}
      />
      <ProofField form={form} />
    </ConfirmDialog>
  )
}
