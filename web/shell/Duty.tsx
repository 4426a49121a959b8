import { LogOut } from 'lucide-react'
import type { Person } from '#contract/session.ts'
import { readAgain } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { leave } from './choices.ts'
import { PasswordForm } from './profile/PasswordForm.tsx'
import { TotpForm } from './profile/TotpForm.tsx'
import { text } from './text.ts'

/** What a person must do before the server lets them do anything else. */
export function Duty({ duty }: { duty: NonNullable<Person['mustDo']> }) {
  const words = useWords(text)
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <section className="grid w-full max-w-md gap-5 rounded-lg border border-line bg-surface p-6">
        <div className="grid gap-1">
          <h1 className="text-lg font-medium">{words.duties[duty].title}</h1>
          <p className="text-sm text-muted">{words.duties[duty].why}</p>
        </div>
        {duty === 'password' ? <PasswordForm /> : <TotpForm onDone={() => readAgain('session')} />}
        <Button look="quiet" icon={LogOut} onClick={() => void leave()}>
          {words.signOut}
        </Button>
      </section>
    </main>
  )
}
