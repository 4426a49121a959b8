import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { ledgerStop } from '#server/money/ledger/index.ts'
import { reconciliationStop } from '#server/money/recon/index.ts'

type Stop = 'ledger' | 'reconciliation'

/** Why nothing is paid out now, until finance confirms; null if nothing stops it. */
export async function stopOf(db: Database): Promise<Stop | null> {
  if (await ledgerStop(db)) return 'ledger'
  return (await reconciliationStop(db)) ? 'reconciliation' : null
}

export async function refuseStopped(db: Database): Promise<void> {
  if ((await stopOf(db)) !== null) refuse('payoutsStopped')
}
