import { useState } from 'react'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { PasswordField } from '#web/ui/controls/TextField.tsx'
import { type OtherSignInWords, otherSignInWords } from '#words/access/account.ts'
import { loginWords } from '#words/access/login.ts'
import { CredentialsForm, UsernameField } from './CredentialsForm.tsx'
import { usePass } from './usePass.ts'

type Wrong = { username?: string; password?: string; again?: string }

const shortest = 8

/** Creates the first administrator, with the key of the link that the first start printed. */
export function SetupForm({ setupKey }: { setupKey: string }) {
  const words = useWords(loginWords)
  const other = useWords(otherSignInWords)
  const [wrong, setWrong] = useState<Wrong>({})
  const { take, isBusy, refusal, fields } = usePass(api.session.createFirstAdministrator)

  async function submit(form: FormData): Promise<void> {
    const username = String(form.get('username')).trim()
    const password = String(form.get('password'))
    const found = wrongIn(username, password, String(form.get('again')), other)
    setWrong(found)
    if (Object.keys(found).length === 0) await take({ key: setupKey, username, password })
  }

  return (
    <CredentialsForm
      submit={other.createAdministrator}
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={form => void submit(form)}
    >
      <div>
        <h2 className="text-base font-medium">{other.setup}</h2>
        <p className="text-sm text-muted">{other.setupHint}</p>
      </div>
      <UsernameField error={wrong.username ?? fields.username} />
      <NewPassword name="password" label={words.password} error={wrong.password ?? fields.password} />
      <NewPassword name="again" label={other.passwordAgain} error={wrong.again} />
    </CredentialsForm>
  )
}

function NewPassword(props: { name: string; label: string; error: string | undefined }) {
  return <PasswordField {...props} autoComplete="new-password" maxLength={256} />
}

function wrongIn(username: string, password: string, again: string, words: OtherSignInWords): Wrong {
  return {
    ...(username.length < 2 && { username: words.usernameShort }),
    ...(password.length < shortest && { password: words.passwordShort }),
    ...(password !== again && { again: words.passwordsDiffer }),
  }
}
