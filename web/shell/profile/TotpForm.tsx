import { type FormEvent, useState } from 'react'
import { account } from '#contract/account.ts'
import type { OutputOf } from '#contract/operation.ts'
import { useAct } from '#web/kit/act.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Copy } from '#web/ui/Copy.tsx'
import { PasswordField, TextField } from '#web/ui/TextField.tsx'
import { text } from './text.ts'

/** Turns the second factor on: the password, a secret for the app, a code that proves it, and codes for the day it is lost. */
export function TotpForm({ onDone }: { onDone: () => void }) {
  const words = useWords(text)
  const [begun, setBegun] = useState<OutputOf<typeof account.beginTotp>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [typed, setTyped] = useState('')
  const begin = useAct(account.beginTotp)
  const confirm = useAct(account.confirmTotp)

  async function next(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (begun) setCodes((await confirm.act({ code: typed.trim() }))?.recoveryCodes)
    else setBegun(await begin.act({ password: typed }))
    setTyped('')
  }

  if (codes) {
    return (
      <div className="grid gap-4">
        <p className="text-sm">{words.recoveryCodes}</p>
        <ul className="grid grid-cols-2 gap-2 rounded-md bg-neutral-soft p-3 font-mono text-sm">
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button look="primary" onClick={onDone}>
          {words.codesKept}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={event => void next(event)} className="grid gap-4">
      {begun ? (
        <>
          <p className="text-sm">{words.scanSecret}</p>
          <p className="flex items-center gap-1 rounded-md bg-neutral-soft p-3 font-mono text-sm break-all">
            {begun.secret}
            <Copy value={begun.secret} />
          </p>
          <a href={begun.address} className="text-sm text-accent-ink hover:underline">
            {words.openApp}
          </a>
          <TextField
            label={words.code}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            error={confirm.refused?.fields.code}
          />
        </>
      ) : (
        <PasswordField
          label={words.ownPassword}
          autoComplete="current-password"
          maxLength={256}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          error={begin.refused?.fields.password}
        />
      )}
      <Button type="submit" look="primary" busy={begin.pending || confirm.pending} disabled={!typed}>
        {words.goOn}
      </Button>
    </form>
  )
}
