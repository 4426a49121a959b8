import { account } from '#contract/access/account.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import type { TextProps } from '#web/shared/form/useForm.ts'
import { PasswordField, TextField } from '#web/ui/controls/TextField.tsx'
import { proofWords } from '#words/open/proof.ts'

/** Asks who is signed in to prove it once more: a code of their second factor, or the password of whoever has none. */
export function ProofField(field: TextProps) {
  const text = useWords(proofWords)
  const { data } = useRead(account.get, {})
  if (data && !data.isTotpOn) {
    return (
      <PasswordField
        {...field}
        label={text.password}
        hint={text.passwordHint}
        autoComplete="current-password"
        maxLength={256}
      />
    )
  }
  return (
    <TextField
      {...field}
      label={text.code}
      hint={text.codeHint}
      inputMode="text"
      autoComplete="one-time-code"
      maxLength={9}
      disabled={!data}
    />
  )
}
