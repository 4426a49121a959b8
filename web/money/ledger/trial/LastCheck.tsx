import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Suspense, useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { trialWords } from '#words/money/ledger.ts'
import { type Check, CheckFacts } from './CheckFacts.tsx'

const ConfirmCheckDialog = lazily(async () => (await import('./ConfirmCheckDialog.tsx')).ConfirmCheckDialog)

/** What the last nightly comparison of balances with their postings found. */
export function LastCheck({ check }: { check: Check | null }) {
  const text = useWords(trialWords)
  const [isAsking, setAsking] = useState(false)
  const mayConfirm = useMay('ledger.approve')
  return (
    <section aria-labelledby="nightly-check" className="grid gap-3 rounded-lg border border-line p-4">
      <h2 id="nightly-check" className="text-base font-medium">
        {text.check}
      </h2>
      {check ? <Found check={check} /> : <p className="text-sm text-muted">{text.noCheck}</p>}
      {check?.stopsPayouts && mayConfirm && (
        <div>
          <Button look="risky" onClick={() => setAsking(true)}>
            {text.confirm}
          </Button>
        </div>
      )}
      <Suspense>{check && isAsking && <ConfirmCheckDialog check={check} onClose={() => setAsking(false)} />}</Suspense>
    </section>
  )
}

function isGood({ wrong, differenceFen }: Check): boolean {
  return wrong === 0 && differenceFen === 0
}

function Found({ check }: { check: Check }) {
  const text = useWords(trialWords)
  const good = isGood(check)
  const Icon = good ? CircleCheck : TriangleAlert
  const bad = check.stopsPayouts ? text.checkBad : text.checkConfirmed(check.confirmedBy ?? '')
  return (
    <>
      <p className={`flex items-center gap-2 text-sm font-medium ${good ? 'text-good-ink' : 'text-bad-ink'}`}>
        <Icon size={16} aria-hidden className="shrink-0" />
        {good ? text.checkGood : bad}
      </p>
      <CheckFacts check={check} />
    </>
  )
}
