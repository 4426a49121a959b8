import LogOut from 'lucide-react/icons/log-out'
import { Suspense } from 'react'
import type { Person } from '#contract/access/session.ts'
import { PasswordForm } from '#web/desk/profile/PasswordForm.tsx'
import { invalidate } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { SecondFactorSetUp } from '#web/process/screens.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { dutyWords } from '#words/desk/panels.ts'
import { shellWords } from '#words/desk/shell.ts'
import { leave } from './choices.ts'

/** A step that the server requires before anything else, such as a new password. */
export function RequiredStep({ duty }: { duty: NonNullable<Person['mustDo']> }) {
  const words = useWords(shellWords)
  const duties = useWords(dutyWords)
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <section className="grid w-full max-w-md gap-5 rounded-lg border border-line bg-surface p-6">
        <div className="grid gap-1">
          <h1 className="text-lg font-medium">{duties[duty].title}</h1>
          <p className="text-sm text-muted">{duties[duty].why}</p>
        </div>
        {duty === 'password' ? (
          <PasswordForm />
        ) : (
          <Suspense>
            <SecondFactorSetUp onDone={() => invalidate('session')} />
          </Suspense>
        )}
        <Button look="quiet" icon={LogOut} onClick={() => void leave()}>
          {words.signOut}
        </Button>
      </section>
    </main>
  )
}
