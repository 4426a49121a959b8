import { useState } from 'react'
import { scopesOfKind } from '#contract/open/apps/app-kinds.ts'
import { type App, apps, type ShownSecret } from '#contract/open/apps.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ProofField } from '#web/shared/proof/ProofField.tsx'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { appWords } from '#words/open/apps.ts'
import { SecretDialog } from '../SecretDialog.tsx'
import { TermFields } from './TermFields.tsx'
import { blankTerms, type TypedTerms, termsOf, typedTerms } from './terms.ts'

/** Creates or edits an app. */
export function AppDialog({ app, onClose }: { app: App | undefined; onClose: () => void }) {
  return app ? <EditDialog app={app} onClose={onClose} /> : <CreateDialog onClose={onClose} />
}

const width = 760

function CreateDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(appWords)
  const [shown, setShown] = useState<ShownSecret>()
  const initial: TypedTerms & { proof: string } = {
    ...blankTerms('customer', [...scopesOfKind.customer]),
    proof: '',
  }
  const form = useForm(apps.add, {
    initial,
    input: ({ proof, ...typed }) => ({ ...termsOf(typed), proof }),
    done: text.created,
    onDone: setShown,
  })
  if (shown) return <SecretDialog {...shown} onClose={onClose} />
  const isReady = form.values.name.trim() !== '' && form.values.proof.trim() !== ''
  return (
    <FormDialog title={text.add} width={width} form={form} ready={isReady} onClose={onClose}>
      <TermFields form={form} />
      <ProofField form={form} />
    </FormDialog>
  )
}

function EditDialog({ app, onClose }: { app: App; onClose: () => void }) {
  const text = useWords(appWords)
  const { done } = useWords(recordWords)
  const form = useForm(apps.update, {
    initial: typedTerms(app),
    record: app,
    valuesOf: typedTerms,
    input: termsOf,
    done,
    onDone: onClose,
  })
  const isReady = form.values.name.trim() !== ''
  return (
    <FormDialog title={`${text.edit} · ${app.name}`} width={width} form={form} ready={isReady} onClose={onClose}>
      <TermFields form={form} />
    </FormDialog>
  )
}
