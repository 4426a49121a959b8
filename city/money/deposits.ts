import type { OpenApi } from '#city/api/open-api.ts'
import type { Simulation } from '#city/services/simulation.ts'
import type { DepositWebhookBody } from '#contract/open/open-applications.ts'

/** The bank gives a deposit back within minutes: each `no` once, however often it is asked. */
export function createDeposits(simulation: Simulation, api: OpenApi): (webhook: DepositWebhookBody) => void {
  const paid = new Set<string>()
  return ({ data: { no, amountFen } }) => {
    simulation.log('depositWebhook', { no, amountFen })
    if (paid.has(no)) return
    paid.add(no)
    const giveBack = async () => {
      await simulation.clock.sleep(simulation.chanceOf('depositBack', no).between(10, 300))
      await api.sendDepositResult(no, { result: 'success', amountFen })
    }
    simulation.runUntilRefused(giveBack())
  }
}
