import { type ReactNode, Suspense } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import type { Chosen } from './useChosen.ts'

const ChooseAll = lazily(async () => (await import('./ChooseAll.tsx')).ChooseAll)

/** For the head of the first column, where there are rows that can be chosen. */
export function headBoxOf(chosen: Chosen<unknown> | undefined): ReactNode {
  return (
    chosen &&
    chosen.most > 0 && (
      <Suspense fallback={<span className="inline-block w-7.5" />}>
        <ChooseAll chosen={chosen} />
      </Suspense>
    )
  )
}
