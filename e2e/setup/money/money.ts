import { randomBytes, randomUUID } from 'node:crypto'
import { type App, createOpenApi } from '#city/api/open-api.ts'
import { fen } from '#contract/base/values.ts'
import type { PayoutFault, PayoutResult } from '#contract/money/payout.ts'
import type { OpenBill } from '#contract/open/open-bills.ts'
import type { OpenPayoutResult, OpenWithdrawal } from '#contract/open/open-money.ts'
import { personAccount, platformAccount } from '#server/money/ledger/accounts.ts'
import type { Product } from '../product.ts'
import { listenToPayouts, type PayoutOrder } from './payout-channel.ts'

/** A rider of the demo, as their app knows them and as the ledger does. */
export type AccountHolder = { externalId: string; id: number; name: string }
type Plan = { result: PayoutResult; fault?: PayoutFault; message?: string } | 'silence'

type Account = { number?: string; holder?: string; bank?: string }

export type Money = {
  /** The app that is the channel. */
  channelId: string
  /** Riders without a complaint or a freeze, with a balance and an account that was bound long ago. */
  accountHolders(count: number, balanceFen: number): Promise<AccountHolder[]>
  /** Binds another account, just now. */
  bind(accountHolder: AccountHolder, account?: Account): Promise<void>
  /** Asks for a withdrawal; its number. */
  withdraw(accountHolder: AccountHolder, amountFen: number, cityCode?: string): Promise<string>
  /** What the channel answers about payments to a holder, ordered or asked about; success unless said otherwise. */
  plan(holder: string, plan: Plan): void
  /** Until the product has taken the channel's answers about so many payments. */
  answered(count: number): Promise<void>
  /** Lets the channel be silent for so long that nobody knows what became of what it did not answer. */
  passSilence(): Promise<void>
  reportChannelBalance(amountFen: number): Promise<void>
  sendBill(bill: OpenBill): Promise<void>
  stop(): Promise<void>
}

type Started = Pick<Product, 'url' | 'appKeys' | 'addApp' | 'addEndpoint' | 'queryDatabase'>

const bank: App = { id: 'story-bank', secret: randomBytes(24).toString('base64url') }
const longAgo = "now() - interval '40 days'"

/** What people do with their money in the app of riders, and a payment channel that pays it out. */
export async function startMoney({ url, appKeys, addApp, addEndpoint, queryDatabase }: Started): Promise<Money> {
  const plans = new Map<string, Plan>()
  const riders = createOpenApi({ api: url, app: appKeys.rider })
  const channelApi = createOpenApi({ api: url, app: bank })
  const answer = ({ no, amountFen, holder }: PayoutOrder) => {
    const plan = plans.get(holder) ?? { result: 'success' }
    if (plan === 'silence') return
    const said: OpenPayoutResult = {
      eventId: randomUUID(),
      amountFen,
      occurredAt: new Date().toISOString(),
      ...plan,
    }
    void channelApi.sendPayoutResult(no, said).then(() => answers.add(no))
  }
  const answers = createCounted()
  const channel = await listenToPayouts(answer)
  await addApp({ ...bank, name: 'Bank', kind: 'payout' })
  await addEndpoint({ appId: bank.id, url: channel.url, secret: bank.secret })
  await queryDatabase(
    `update apps set scopes = scopes || '{wallet.write}' where id = '${appKeys.rider.id}' and not 'wallet.write' = any(scopes)`,
    `update withdrawal_terms set terms = terms || '{"mostADay": 100}'`,
    // The story's channel is the only one.
    `update apps set scopes = array_remove(scopes, 'payout.write') where id <> '${bank.id}'`,
  )

  async function bind({ externalId, name }: AccountHolder, account: Account = {}) {
    const number = `6222${String(randomBytes(5).readUIntBE(0, 5)).padStart(13, '0')}`
    await riders.bindPayoutAccount({
      externalNo: randomUUID(),
      owner: { kind: 'rider', externalId },
      method: 'bank',
      bank: '招商银行',
      number,
      holder: name,
      ...account,
    })
  }

  return {
    channelId: bank.id,
    async accountHolders(count, balanceFen) {
      const accountHolders = (await queryDatabase(`select external_id as "externalId", user_id as id, real_name as name
        from workers join users on users.id = user_id
        where workers.kind = 'rider' and app_id = '${appKeys.rider.id}' and workers.status = 'enabled' and city_code is not null
          and not exists (select from complaints where respondent_id = user_id or complainant_id = user_id)
        order by external_id limit ${count}`)) as AccountHolder[]
      for (const accountHolder of accountHolders) {
        await queryDatabase(earned(accountHolder, balanceFen))
        await bind(accountHolder)
      }
      await queryDatabase(`update payout_accounts set bound_at = ${longAgo}`)
      return accountHolders
    },
    bind,
    async withdraw({ externalId }, amountFen, cityCode) {
      const owner = { kind: 'rider', externalId } as const
      const asked: OpenWithdrawal = { externalNo: randomUUID(), owner, amountFen, ...(cityCode && { cityCode }) }
      return (await riders.withdraw(asked)).no
    },
    plan: (holder, plan) => plans.set(holder, plan),
    answered: count => answers.reached(count),
    async passSilence() {
      await queryDatabase(
        `update payouts set asked_at = asked_at - interval '2 minutes' where state = 'asked'`,
        `update pgboss.job set start_after = now() where name = 'withdrawals.silence' and state = 'created'`,
      )
    },
    async reportChannelBalance(amountFen) {
      await channelApi.sendChannelBalance({ fen: fen(amountFen), at: new Date().toISOString() })
    },
    async sendBill(bill) {
      await channelApi.sendBill(bill)
    },
    async stop() {
      await channelApi.settled()
      await channel.stop()
    },
  }
}

/** Numbers that came, each counted once. */
function createCounted() {
  const numbers = new Set<string>()
  const waiting: { count: number; resolve: () => void }[] = []
  return {
    add(no: string): void {
      numbers.add(no)
      for (const { count, resolve } of waiting) if (numbers.size >= count) resolve()
    },
    reached: (count: number) =>
      new Promise<void>(resolve => {
        if (numbers.size >= count) resolve()
        else waiting.push({ count, resolve })
      }),
  }
}

/** Posted through the ledger, as money that the platform gave. */
function earned({ id, externalId }: AccountHolder, amountFen: number): string {
  const lines = [
    { ...platformAccount('compensation'), side: 'debit', amountFen },
    { ...personAccount(id, 'available'), side: 'credit', amountFen },
  ]
  return `select post_transaction('compensate:story:${randomUUID()}', 'compensate', 'story', ${id}, '${externalId}', null, null,
    'system', null, 'story', '', null, now(), '${JSON.stringify(lines)}'::jsonb)`
}
