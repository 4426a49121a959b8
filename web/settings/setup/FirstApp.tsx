import { useState } from 'react'
import { type AppKind, scopesOfKind } from '#contract/open/apps/app-kinds.ts'
import { apps, type ShownSecret as Shown, usualAppTerms } from '#contract/open/apps.ts'
import { type OpenScope, openScopes } from '#contract/open/open.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ProofField } from '#web/shared/proof/ProofField.tsx'
import { ShownSecret } from '#web/shared/proof/ShownSecret.tsx'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { appWords } from '#words/open/apps.ts'
import { setupWords } from '#words/settings/setup.ts'

const reaches = ['whole', 'customer'] as const
type Reach = (typeof reaches)[number]

/** What the app may do. Whoever pays money out is never the first app. */
const termsOf: Record<Reach, { kind: AppKind; scopes: OpenScope[] }> = {
  whole: { kind: 'other', scopes: openScopes.filter(scope => scope !== 'payout.write') },
  customer: { kind: 'customer', scopes: [...scopesOfKind.customer] },
}

/** Creates the first app, for everybody or for customers, without limits; its screen has the rest. */
export function FirstApp({ onClose }: { onClose: () => void }) {
  const text = useWords(setupWords)
  const { created, appId, secret } = useWords(appWords)
  const [shown, setShown] = useState<Shown>()
  const form = useForm(apps.add, {
    initial: { name: '', reach: 'whole' as Reach, proof: '' },
    input: ({ name, reach, proof }) => ({ ...usualAppTerms, ...termsOf[reach], name, proof }),
    done: created,
    onDone: setShown,
  })
  if (shown) {
    const values = [
      { name: appId, value: shown.app.appId },
      { name: secret, value: shown.secret },
    ]
    return <ShownSecret title={shown.app.name} values={values} onClose={onClose} />
  }
  const isReady = form.values.name.trim() !== '' && form.values.proof.trim() !== ''
  return (
    <FormDialog title={text.appTitle} form={form} ready={isReady} onClose={onClose}>
      <TextField {...form.text('name')} label={text.appName} maxLength={64} autoComplete="off" />
      <Select
        {...form.choice('reach')}
        label={text.appScope}
        options={reaches.map(value => ({ value, label: text.appScopes[value] }))}
      />
      <ProofField form={form} />
    </FormDialog>
  )
}
