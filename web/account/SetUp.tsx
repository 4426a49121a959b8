import { type FormEvent, Suspense, useState } from 'react'
import { account } from '#contract/access/account.ts'
import { useAct } from '#web/kit/act.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { PasswordField, TextField } from '#web/ui/controls/TextField.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { accountWords } from '#words/access/account.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const QrCode = lazily(async () => (await import('./QrCode.tsx')).QrCode)

type Secret = { secret: string; address: string }

/** Password, then the secret and a first code of it, then the recovery codes. `onOn` when it is in force. */
export function SetUp({ onOn, onDone }: { onOn?: () => void; onDone: () => void }) {
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (!secret) return <AskPassword onSecret={setSecret} />
  return (
    <AskFirstCode
      {...secret}
      onCodes={given => {
        setCodes(given)
        onOn?.()
      }}
    />
  )
}

function AskPassword({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const text = useWords(accountWords)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const { act, pending, refused } = useAct(account.beginTotp)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    const secret = password ? await act({ password }) : undefined
    if (secret) onSecret(secret)
  }

  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-4">
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        autoFocus
        maxLength={256}
        error={isTried && !password ? text.passwordMissing : (refused?.fields.password ?? refused?.message)}
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <Button type="submit" look="primary" busy={pending} className="justify-self-end">
        {text.begin}
      </Button>
    </form>
  )
}

function AskFirstCode({ secret, address, onCodes }: Secret & { onCodes: (codes: readonly string[]) => void }) {
  const text = useWords(accountWords)
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const { act, pending, refused } = useAct(account.confirmTotp)
  const isCode = /^\d{6}$/.test(code.trim())

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    const answer = isCode ? await act({ code: code.trim() }) : undefined
    if (answer) onCodes(answer.recoveryCodes)
  }

  return (
    <form noValidate onSubmit={event => void submit(event)} className="grid gap-4">
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
        label={text.code}
        hint={text.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={6}
        error={isTried && !isCode ? text.codeMissing : (refused?.fields.code ?? refused?.message)}
        value={code}
        onChange={event => setCode(event.target.value)}
      />
      <Button type="submit" look="primary" busy={pending} className="justify-self-end">
        {text.confirm}
      </Button>
    </form>
  )
}
