import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import type { TextProps } from '#web/shared/form/useForm.ts'
import { PasswordField, TextField } from '#web/ui/controls/TextField.tsx'
import { proofWords } from '#words/open/apps.ts'
import { IssuerProof } from './IssuerProof.tsx'

type ProofFieldProps = {
  /** With a field `proof`. */
  form: { text(path: 'proof'): TextProps; set(patch: { proof: string }): void }
  /** The first field of its form has the focus, and no hint. */
  isFirst?: boolean
}

/**
 * Asks who is signed in to prove it once more: a code of their second factor; of whoever has none the password, or a fresh
 * sign-in at the company's identity provider.
 */
export function ProofField({ form, isFirst = false }: ProofFieldProps) {
  const text = useWords(proofWords)
  const { data } = useRead(api.account.get, {})
  if (data && !data.isTotpOn) return <FirstFactorField form={form} isFirst={isFirst} />
  return (
    <TextField
      {...form.text('proof')}
      label={text.code}
      hint={text.codeHint}
      inputMode="text"
      autoComplete="one-time-code"
      maxLength={64}
      disabled={!data}
    />
  )
}

/** Asks for the password, or a fresh sign-in at the company's identity provider, also of whoever has a second factor. */
export function FirstFactorField({ form, isFirst = false }: ProofFieldProps) {
  const text = useWords(proofWords)
  const { data } = useRead(api.account.get, {})
  if (!data) return null
  const field = form.text('proof')
  const isProven = field.value.startsWith('sso_')
  const asksPassword = (data.hasPassword || data.issuer === null) && !isProven
  return (
    <div className="grid gap-3">
      {asksPassword && (
        <PasswordField
          {...field}
          label={text.password}
          {...(isFirst ? { autoFocus: true } : { hint: text.passwordHint })}
          autoComplete="current-password"
          maxLength={256}
        />
      )}
      {data.issuer !== null && (
        <IssuerProof
          issuer={data.issuer}
          isProven={isProven && !field.error}
          error={asksPassword ? undefined : field.error}
          onProven={proof => form.set({ proof })}
        />
      )}
    </div>
  )
}
