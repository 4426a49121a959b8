import KeyRound from 'lucide-react/icons/key-round'
import { useLocation } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { otherSignInWords } from '#words/access/account.ts'

/** `label` is the name of the company account. */
export function CompanyLink({ label }: { label: string }) {
  const words = useWords(otherSignInWords)
  const { search } = useLocation()
  return (
    <a
      href={oidcStart(new URLSearchParams(search).get('redirect') ?? '/')}
      className="mt-4 flex h-9 items-center justify-center gap-2 rounded-md border border-line-strong bg-surface text-sm hover:border-accent hover:text-accent-ink"
    >
      <KeyRound size={14} aria-hidden />
      {words.signInWith(label)}
    </a>
  )
}

/** A navigation, not a call: the browser goes there and is redirected back to `/auth-redirect`. */
function oidcStart(redirect: string): string {
  return `/api/session/oidcStart?redirect=${encodeURIComponent(redirect)}`
}
