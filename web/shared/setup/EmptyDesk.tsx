import type { ReactNode } from 'react'
import { useMay } from '#web/kit/may.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { setupWords } from '#words/settings/setup.ts'
import { useSetup } from './useSetup.ts'

/** What an empty list of orders says where there never was any order: what is missing. Else `children`. */
export function EmptyDesk({ children }: { children: ReactNode }) {
  const text = useWords(setupWords)
  const maySetUp = useMay('setup.edit')
  const progress = useSetup()
  if (!progress || progress.hasOrders) return children
  const isMissing = (wanted: string) => progress.steps.some(({ step, state }) => step === wanted && state !== 'done')
  const missing = isMissing('app') ? 'app' : isMissing('services') && !isMissing('city') ? 'city' : 'order'
  return (
    <>
      {text.empty[missing]}{' '}
      {maySetUp ? (
        <Link to="/welcome" className="text-accent-ink underline">
          {text.title}
        </Link>
      ) : (
        missing !== 'order' && text.askAdministrator
      )}
    </>
  )
}
