import CheckCircle2 from 'lucide-react/icons/circle-check'
import { useEffect } from 'react'
import { useLocation } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { openConfirmChannel } from '#web/shared/proof/confirmChannel.ts'
import { otherSignInWords } from '#words/access/account.ts'
import { loginWords } from '#words/access/login.ts'
import { formClass } from './CredentialsForm.tsx'

/** Where the window arrives in which somebody confirmed who they are: it tells the one that asked, and closes. */
export function Confirmed() {
  const words = useWords(loginWords)
  const other = useWords(otherSignInWords)
  const { search } = useLocation()
  const reason = new URLSearchParams(search).get('reason')

  useEffect(() => {
    const channel = openConfirmChannel()
    channel?.postMessage({ reason })
    channel?.close()
    // Allowed where the browser still knows that a page opened it; else the person closes it.
    window.close()
  }, [reason])

  return (
    <div className={formClass}>
      {reason !== null ? (
        <p role="alert" className="text-sm text-bad-ink">
          {words.reasons[reason] ?? words.reasons.failed}
        </p>
      ) : (
        <p role="status" className="flex items-center gap-2 text-sm">
          <CheckCircle2 size={16} aria-hidden className="text-good-ink" />
          {other.confirmed}
        </p>
      )}
      <p className="text-sm text-muted">{other.closeWindow}</p>
    </div>
  )
}
