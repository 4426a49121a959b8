import CheckCircle2 from 'lucide-react/icons/circle-check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect, useEffectEvent, useId } from 'react'
import { signOnStart } from '#contract/access/sign-on.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { loginWords } from '#words/access/login.ts'
import { proofWords } from '#words/open/apps.ts'
import { type Confirmed, openConfirmChannel } from './confirmChannel.ts'

type IssuerProofProps = {
  /** The company's issuer, by its name. */
  issuer: string
  isProven: boolean
  error: string | undefined
  onProven: (proof: string) => void
}

/** Confirms who is signed in by a fresh sign-in at the company's identity provider, in a window of its own. */
export function IssuerProof({ issuer, isProven, error, onProven }: IssuerProofProps) {
  const text = useWords(proofWords)
  const { reasons } = useWords(loginWords)
  const { run, pending } = useCommand(api.signOn.confirm)
  const hint = useId()

  const take = useEffectEvent(async ({ reason }: Confirmed) => {
    if (reason !== null) return toast.error(reasons[reason] ?? text.notConfirmed)
    const answer = await run({})
    if (answer) onProven(answer.proof)
  })
  useEffect(() => {
    const channel = openConfirmChannel()
    channel?.addEventListener('message', ({ data }: MessageEvent<Confirmed>) => void take(data))
    return () => channel?.close()
  }, [])

  return (
    <div className="grid gap-1">
      <span>
        <Button
          icon={isProven ? CheckCircle2 : ShieldCheck}
          busy={pending}
          aria-describedby={hint}
          onClick={() => window.open(`${signOnStart}?confirm=1`, 'citydesk-confirm', 'popup,width=520,height=720')}
        >
          {isProven ? text.confirmAgain : text.confirmAt(issuer)}
        </Button>
      </span>
      <p
        id={hint}
        role={error ? 'alert' : 'status'}
        className={`text-xs ${error ? 'text-bad-ink' : isProven ? 'text-good-ink' : 'text-muted'}`}
      >
        {error ?? (isProven ? text.confirmed : text.confirmHint)}
      </p>
    </div>
  )
}
