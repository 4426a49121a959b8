import { type OpenApi, Refused } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { Population } from '#city/people/population.ts'
import type { Simulation } from '#city/services/simulation.ts'
import { createRandom } from '#city/world/random.ts'
import type { WithdrawalOwner } from '#contract/money/withdrawal.ts'
import type { OpenPayoutAccount, WithdrawalWebhookBody } from '#contract/open/open-money.ts'
import { accountOf } from './account-content.ts'

type AccountHolder = { kind: WithdrawalOwner; externalId: string; name: string; phone: string }
type WithdrawOptions = {
  /** Default: workers, shops and customers in turn. */
  kind?: WithdrawalOwner
  externalId?: string
  /** Default: most of what is available. */
  amountFen?: number
  /** Whose name the account has, if not the person's. */
  holder?: string
}
export type AccountHolders = {
  /** Somebody binds an account and withdraws; null if nothing worth it is there. */
  withdraw(options?: WithdrawOptions): Promise<{ no: string; externalNo: string; amountFen: number } | null>
  keepWithdrawing(): Promise<void>
  receive(webhook: WithdrawalWebhookBody): void
}

/** The first of them ask within some minutes of city time, so that a new demo has withdrawals to review. */
const atStart = 60
const secondsBetweenAtStart = 6
const secondsBetween = 900
const leastFen = 1000
const appOfOwner: Record<WithdrawalOwner, Role> = {
  rider: 'rider',
  chauffeur: 'rider',
  companion: 'rider',
  merchant: 'merchant',
  customer: 'customer',
}

/** People with money here, who have it paid out now and then. */
export function createAccountHolders(
  simulation: Simulation,
  { population, apis, cityCode }: { population: Population; apis: Record<Role, OpenApi>; cityCode: string },
): AccountHolders {
  const accountHolders = accountHoldersOf(population)
  const run = Date.now().toString(36)
  let count = 0
  const find = ({ kind, externalId }: WithdrawOptions, index: number) => {
    const found = accountHolders.filter(
      each => (!kind || each.kind === kind) && (!externalId || each.externalId === externalId),
    )
    const accountHolder = found[index % found.length]
    if (!accountHolder)
      throw new Error(`This city has nobody who withdraws as ${kind ?? 'anybody'} ${externalId ?? ''}.`)
    return accountHolder
  }

  const withdraw: AccountHolders['withdraw'] = async (options = {}) => {
    const index = count++
    const accountHolder = find(options, index)
    const api = apis[appOfOwner[accountHolder.kind]]
    const owner = { kind: accountHolder.kind, externalId: accountHolder.externalId }
    const availableFen = await availableOf(api, owner)
    const random = simulation.chanceOf('withdrawal', String(index))
    const wanted = random.chance(0.5) ? availableFen : Math.floor(availableFen * random.between(0.3, 0.9))
    const amountFen = options.amountFen ?? Math.floor(wanted / 100) * 100
    if (amountFen < leastFen) return null
    await api.bindPayoutAccount({ ...accountOf(accountHolder, options.holder), owner })
    const externalNo = `cash-${run}-${index}`
    const place = { ip: ipOf(accountHolder.externalId), deviceId: `device-${accountHolder.externalId}`, cityCode }
    const { no } = await api.withdraw({ externalNo, owner, amountFen, ...place })
    simulation.log('withdrawalAsked', { no, kind: accountHolder.kind, externalId: accountHolder.externalId, amountFen })
    if (!simulation.isCooperative && random.chance(0.02)) {
      simulation.runUntilRefused(api.cancelWithdrawal(no, { eventId: `cancel-${externalNo}`, owner }))
    }
    return { no, externalNo, amountFen }
  }

  async function keepWithdrawing(): Promise<void> {
    for (let index = 0; ; index++) {
      const random = simulation.chanceOf('accountHolder', String(index))
      const seconds = index < atStart ? secondsBetweenAtStart : secondsBetween
      await simulation.clock.sleep(random.exponential(1 / seconds))
      const { kind, externalId } = random.pick(accountHolders)
      await withdraw({ kind, externalId }).catch(error => simulation.runUntilRefused(Promise.reject(error)))
    }
  }

  return { withdraw, keepWithdrawing, receive: webhook => react(simulation, apis, accountHolders, webhook) }
}

/** Nothing for somebody whom the product does not know yet: a customer without an order, a shop that was not reported. */
async function availableOf(api: OpenApi, owner: OpenPayoutAccount['owner']): Promise<number> {
  try {
    return (await api.readWallet(owner)).availableFen
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return 0
    throw error
  }
}

/** Whose account is at fault binds another one. */
function react(
  simulation: Simulation,
  apis: Record<Role, OpenApi>,
  accountHolders: readonly AccountHolder[],
  { type, data }: WithdrawalWebhookBody,
): void {
  simulation.log('withdrawalWebhook', { no: data.no, change: type.slice('withdrawal.'.length), fault: data.fault })
  const { owner } = data
  const accountHolder = accountHolders.find(
    ({ kind, externalId }) => kind === owner.kind && externalId === owner.externalId,
  )
  if (type !== 'withdrawal.returned' || !accountHolder || simulation.isCooperative) return
  const bindAnother = async () => {
    await simulation.clock.sleep(simulation.chanceOf('otherAccount', data.no).between(600, 7200))
    const account: OpenPayoutAccount = { ...accountOf(accountHolder, accountHolder.name), owner }
    await apis[appOfOwner[accountHolder.kind]].bindPayoutAccount({
      ...account,
      externalNo: `${account.externalNo}-${data.no}`,
    })
  }
  simulation.runUntilRefused(bindAnother())
}

function accountHoldersOf({ riders, chauffeurs, companions, shops, customers }: Population): AccountHolder[] {
  const as = (kind: WithdrawalOwner, people: readonly Omit<AccountHolder, 'kind'>[]) =>
    people.map(({ externalId, name, phone }) => ({ kind, externalId, name, phone }))
  return [
    ...as('rider', riders),
    ...as('chauffeur', chauffeurs),
    ...as('companion', companions),
    ...as('merchant', shops),
    // Few customers have money here: what they got from red packets and prizes.
    ...as('customer', customers.slice(0, 40)),
  ]
}

/** The address of somebody's telephone; of each the same one. */
function ipOf(externalId: string): string {
  const random = createRandom(`ip/${externalId}`)
  return `117.158.${random.whole(1, 250)}.${random.whole(1, 250)}`
}
