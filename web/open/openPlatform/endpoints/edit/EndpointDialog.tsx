import { useState } from 'react'
import { type WebhookEndpoint, webhooks } from '#contract/open/webhooks.ts'
import type { Service } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { CityField } from '#web/shared/city/CityField.tsx'
import { useForm } from '#web/shared/form/useForm.ts'
import { ProofField } from '#web/shared/proof/ProofField.tsx'
import { ShownSecret } from '#web/shared/proof/ShownSecret.tsx'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { webhookWords } from '#words/open/webhooks.ts'
import { ServiceField } from '../../apps/edit/ServiceField.tsx'
import { TypeField } from './TypeField.tsx'

type Values = {
  appId: string
  url: string
  types: string[] | null
  services: Service[] | null
  cities: string[] | null
  proof: string
}

const noneIsAll = <Value,>(values: readonly Value[]): Value[] | null => (values.length === 0 ? null : [...values])
const blank: Values = { appId: '', url: 'https://', types: null, services: null, cities: null, proof: '' }

function valuesOf({ app, url, types, services, cities }: WebhookEndpoint): Values {
  return {
    appId: app.id,
    url,
    types: noneIsAll(types),
    services: noneIsAll(services),
    cities: noneIsAll(cities),
    proof: '',
  }
}

const termsOf = ({ url, types, services, cities }: Values) => ({
  url,
  types: types ?? [],
  services: services ?? [],
  cities: cities ?? [],
})

/** Adds an endpoint, whose secret is shown once, or edits one. */
export function EndpointDialog({ row, onClose }: { row: WebhookEndpoint | undefined; onClose: () => void }) {
  return row ? <EditDialog row={row} onClose={onClose} /> : <AddDialog onClose={onClose} />
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(webhookWords)
  const { data } = useRead(api.webhooks.apps, {})
  const [secret, setSecret] = useState<string>()
  const form = useForm(webhooks.add, {
    initial: blank,
    input: values => ({ appId: values.appId, proof: values.proof, ...termsOf(values) }),
    onDone: answer => setSecret(answer.secret),
  })
  if (secret !== undefined) {
    const values = [{ name: text.secret.title, value: secret }]
    return (
      <ShownSecret title={text.endpoint} values={values} onClose={onClose}>
        <p className="text-sm text-muted">{text.secret.usage}</p>
      </ShownSecret>
    )
  }
  const apps = data?.apps ?? []
  const isReady = form.values.appId !== '' && form.values.proof.trim() !== ''
  return (
    <FormDialog title={text.add} form={form} ready={isReady} onClose={onClose}>
      <Select
        {...form.choice('appId')}
        label={text.app}
        hint={text.hearsHint}
        options={[
          { value: '', label: text.chooseApp },
          ...apps.map(({ id, name }) => ({ value: id, label: `${name} · ${id}` })),
        ]}
      />
      <Fields form={form} />
      <ProofField form={form} />
    </FormDialog>
  )
}

/** Another address asks who is signed in to prove it once more. */
function EditDialog({ row, onClose }: { row: WebhookEndpoint; onClose: () => void }) {
  const { done } = useWords(recordWords)
  const form = useForm(webhooks.update, {
    initial: valuesOf(row),
    record: row,
    valuesOf,
    input: (values, start) => ({ ...termsOf(values), ...(values.url !== start.url && { proof: values.proof }) }),
    done,
    onDone: onClose,
  })
  const isMoved = form.values.url !== form.start.url
  const isReady = !isMoved || form.values.proof.trim() !== ''
  return (
    <FormDialog title={`${row.app.name} · ${row.app.id}`} form={form} ready={isReady} onClose={onClose}>
      <Fields form={form} />
      {isMoved && <ProofField form={form} />}
    </FormDialog>
  )
}

type FieldsProps = {
  form: {
    values: Values
    errors: Record<string, string | undefined>
    set: (patch: Partial<Values>) => void
    text: (path: 'url') => Parameters<typeof TextField>[0] extends infer Props ? Omit<Props & object, 'label'> : never
  }
}

function Fields({ form: { values, errors, set, text: field } }: FieldsProps) {
  const text = useWords(webhookWords)
  return (
    <>
      <TextField
        {...field('url')}
        label={text.url}
        hint={text.urlHint}
        type="url"
        inputMode="url"
        maxLength={500}
        autoComplete="off"
      />
      <TypeField chosen={values.types} error={errors.types} onChange={types => set({ types })} />
      <ServiceField chosen={values.services} error={errors.services} onChange={services => set({ services })} />
      <CityField
        codes={values.cities}
        error={errors.cities}
        legend={text.cities}
        onChange={cities => set({ cities })}
      />
      <p className="text-xs text-muted">{text.narrowHint}</p>
    </>
  )
}
