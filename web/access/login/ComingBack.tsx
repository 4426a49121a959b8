import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useEffect, useEffectEvent, useRef } from 'react'
import { api } from '#web/kit/api.ts'
import { Link, useLocation } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { otherSignInWords } from '#words/access/account.ts'
import { formClass } from './CredentialsForm.tsx'
import { usePass } from './usePass.ts'

/** Returns from the company account with a single-use ticket. The guard redirects to the address the person wanted. */
export function ComingBack() {
  const words = useWords(otherSignInWords)
  const { search } = useLocation()
  const ticket = new URLSearchParams(search).get('ticket')
  const { take, refusal } = usePass(api.signOn.oidcFinish)
  const isSpent = useRef(false)

  const finish = useEffectEvent(() => {
    if (!ticket || isSpent.current) return
    isSpent.current = true
    void take({ ticket })
  })
  useEffect(() => finish(), [])

  const why = ticket ? refusal : words.noTicket
  return (
    <div className={formClass}>
      {why ? (
        <>
          <p role="alert" className="text-sm text-bad-ink">
            {why}
          </p>
          <Link to="/login" replace className="text-sm text-accent-ink hover:underline">
            {words.backToSignIn}
          </Link>
        </>
      ) : (
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <LoaderCircle size={16} aria-hidden className="animate-spin" />
          {words.comingBack}
        </p>
      )}
    </div>
  )
}
