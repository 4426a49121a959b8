import { Suspense, useState } from 'react'
import type { DifferenceAction } from '#contract/money/recon/difference.ts'
import type { ReconDifference } from '#contract/money/recon/rows.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { invalidate } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons, type Looks } from '#web/ui/controls/ActionButtons.tsx'
import { reconWords } from '#words/money/recon.ts'

const SettleDialog = lazily(async () => (await import('./SettleDialog.tsx')).SettleDialog)

const looks: Looks<DifferenceAction> = { settle: 'plain', take: 'plain', release: 'plain' }

type DifferenceActionsProps = { difference: ReconDifference; place?: 'row' | 'bar' }

/** A button for each thing that this reader may do with the difference now. */
export function DifferenceActions({ difference, place = 'bar' }: DifferenceActionsProps) {
  const { actions } = useWords(reconWords)
  const take = useCommand(api.reconDifferences.take)
  const release = useCommand(api.reconDifferences.release)
  const [isSettling, setSettling] = useState(false)

  function act(action: DifferenceAction): void {
    const { id, version } = difference
    if (action === 'settle') setSettling(true)
    else void (action === 'take' ? take : release).run({ id, version })
  }

  function close(): void {
    setSettling(false)
    // The day of the difference may balance now.
    invalidate('recon')
  }

  // A dialog within a row would open the row with every press.
  const allowed = difference.allowed.filter(action => place === 'bar' || action !== 'settle')
  return (
    <>
      <ActionButtons looks={looks} allowed={allowed} names={actions} onAction={act} place={place} leads />
      <Suspense>{isSettling && <SettleDialog difference={difference} onClose={close} />}</Suspense>
    </>
  )
}
