import { type FormEvent, type ReactNode, Suspense, useState } from 'react'
import { account } from '#contract/access/account.ts'
import { typedCode } from '#contract/access/second-factor-code.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ProofField } from '#web/shared/proof/ProofField.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { accountWords } from '#words/access/account.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const QrCode = lazily(async () => (await import('./QrCode.tsx')).QrCode)

type Secret = { secret: string; address: string }

/** Who one is, then the secret and a first code of it, then the recovery codes. `onOn` is called when the factor is active. */
export function SetUp({ onOn, onDone }: { onOn?: () => void; onDone: () => void }) {
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!secret) return <ProofStep onSecret={setSecret} />
  return (
    <FirstCodeStep
      {...secret}
      onCodes={given => {
        setCodes(given)
        onOn?.()
      }}
    />
  )
}

function ProofStep({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const text = useWords(accountWords)
  const form = useForm(account.beginTotp, { initial: { proof: '' }, input: values => values, onDone: onSecret })
  return (
    <StepForm form={form} button={text.begin}>
      <ProofField form={form} isFirst />
      {form.refusal && (
        <p role="alert" className="text-sm text-bad-ink">
          {form.refusal}
        </p>
      )}
    </StepForm>
  )
}

function FirstCodeStep({ secret, address, onCodes }: Secret & { onCodes: (codes: readonly string[]) => void }) {
  const text = useWords(accountWords)
  const form = useForm(account.confirmTotp, {
    initial: { code: '' },
    input: values => values,
    // The schema accepts a recovery code as well, and there is none yet.
    check: ({ code }) => ({ code: /^\d{6}$/.test(typedCode(code)) ? undefined : text.codeMissing }),
    onDone: answer => onCodes(answer.recoveryCodes),
  })
  const { error, ...field } = form.text('code')

  return (
    <StepForm form={form} button={text.confirm}>
      <p className="text-sm text-muted">{text.scan}</p>
      <Suspense fallback={<div className="mx-auto size-46" />}>
        <QrCode value={address} label={text.qr} />
      </Suspense>
      <p className="flex flex-wrap items-center justify-center gap-1 text-sm">
        <span className="text-muted">{text.secret}</span>
        <code className="font-medium break-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <Copy value={secret} />
      </p>
      <TextField
        {...field}
        label={text.code}
        hint={text.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={64}
        error={error ?? form.refusal}
      />
    </StepForm>
  )
}

type StepFormProps = {
  form: { pending: boolean; submit: () => Promise<boolean> }
  button: string
  children: ReactNode
}

function StepForm({ form, button, children }: StepFormProps) {
  function submit(event: FormEvent): void {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {children}
      <Button type="submit" look="primary" busy={form.pending} className="justify-self-end">
        {button}
      </Button>
    </form>
  )
}
