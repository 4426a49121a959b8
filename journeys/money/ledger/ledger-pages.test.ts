import { beforeAll, describe, expect, test } from 'vitest'
import { ledger } from '#contract/money/ledger.ts'
import type { LedgerPosting, LedgerTransaction } from '#contract/money/ledger-rows.ts'
import { channelAccount, credit, debit, personAccount, platformAccount } from '#server/money/ledger/index.ts'
import { postNow } from '../../setup/money/ledger.ts'
import { homeCity, otherCity } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
let finance: Desk
let customer: number
const total = 230

async function newCustomer(cityCode: string): Promise<number> {
  const { id } = await server.fixtures.order('pending_accept', { cityCode })
  const row = server.db.selectFrom('orders').select('customer_id').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).customer_id
}

beforeAll(async () => {
  finance = await server.signIn('finance')
  customer = await newCustomer(homeCity)
  const wallet = personAccount(customer, 'available')
  for (let n = 1; n <= total; n += 1) {
    const lines = [debit(platformAccount('compensation'), n), credit(wallet, n)]
    await postNow(server, {
      event: 'compensate',
      subject: 'orders',
      subjectId: n,
      subjectNo: `CP${100_000 + n}`,
      lines,
    })
  }
})

const accountOf = async (code: string) => {
  const [found] = (await finance.call(ledger.accounts, { search: code })).rows
  if (found?.code !== code) throw new Error(`There is no ${code}.`)
  return found
}

/** All rows, page by page. */
async function everyPage<Row>(
  read: (after: string | null) => Promise<{ rows: Row[]; next: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = []
  let after: string | null = null
  do {
    const page: { rows: Row[]; next: string | null } = await read(after)
    rows.push(...page.rows)
    after = page.next
  } while (after !== null)
  return rows
}

describe('an account', () => {
  test('has its balance, and its postings page by page: each once, the newest first, the balance after each', async () => {
    const { id, ...wallet } = await accountOf(`person:${customer}:available`)
    expect(wallet).toMatchObject({ ownerKind: 'person', kind: 'available', side: 'credit', postings: total })
    expect(wallet.balanceFen).toBe((total * (total + 1)) / 2)
    const rows = await everyPage<LedgerPosting>(after => finance.call(ledger.postings, { id, after, limit: 50 }))
    expect(rows.map(({ amountFen }) => amountFen)).toEqual(Array.from({ length: total }, (_, n) => total - n))
    const [newest] = rows
    expect(newest?.balanceFen).toBe(wallet.balanceFen)
    for (const [place, { balanceFen, amountFen }] of rows.entries()) {
      expect((balanceFen ?? 0) - amountFen).toBe(rows[place + 1]?.balanceFen ?? 0)
    }
  })

  test('stays complete on the pages when something is posted between them', async () => {
    const { id } = await accountOf('platform:compensation')
    const before = (await accountOf('platform:compensation')).postings
    const rows = await everyPage<LedgerPosting>(async after => {
      const lines = [debit(platformAccount('compensation'), 5), credit(platformAccount('redpacket'), 5)]
      await postNow(server, { event: 'packetSend', subject: 'packets', subjectId: Number(after ?? 1) + 50_000, lines })
      return finance.call(ledger.postings, { id, after, limit: 100 })
    })
    // The one of before the first page is in it.
    expect(rows).toHaveLength(before + 1)
    expect(new Set(rows.map(one => one.id)).size).toBe(rows.length)
    expect(rows.every(({ balanceFen }) => balanceFen === null)).toBe(true)
  })

  test('says what was debited and credited in some days', async () => {
    const { id, balanceFen } = await accountOf(`person:${customer}:available`)
    const whole = { debitFen: 0, creditFen: balanceFen }
    expect(await finance.call(ledger.account, { id })).toMatchObject(whole)
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now())
    const days = { from: '2020-01-01', to: today }
    expect(await finance.call(ledger.account, { id, ...days })).toMatchObject(whole)
    const past = { from: '2020-01-01', to: '2020-01-31' }
    expect(await finance.call(ledger.account, { id, ...past })).toMatchObject({ debitFen: 0, creditFen: 0, balanceFen })
    expect((await finance.call(ledger.postings, { id, ...past })).rows).toEqual([])
  })

  test('is found by its owner’s name and id, its code, and its kind', async () => {
    const { nick_name: name } = await server.db
      .selectFrom('users')
      .select('nick_name')
      .where('id', '=', customer)
      .executeTakeFirstOrThrow()
    const search = async (question: object) => (await finance.call(ledger.accounts, question)).rows
    for (const by of [name, String(customer), `person:${customer}:`]) {
      const codes = (await search({ search: by, ownerKind: 'person' })).map(({ code }) => code)
      expect(codes).toContain(`person:${customer}:available`)
    }
    expect((await search({ kind: 'compensation' })).map(({ code }) => code)).toEqual(['platform:compensation'])
    expect((await search({ ownerKind: 'channel' })).every(({ ownerName }) => ownerName !== '')).toBe(true)
    expect(await search({ search: '%' })).toEqual([])
  })
})

describe('transactions', () => {
  test('are listed page by page, each once, the newest first', async () => {
    const rows = await everyPage<LedgerTransaction>(after =>
      finance.call(ledger.list, { event: 'compensate', after, limit: 40 }),
    )
    expect(rows.map(({ subjectId }) => subjectId)).toEqual(Array.from({ length: total }, (_, n) => total - n))
    expect(rows.every(({ lines, totalFen }) => lines.length === 2 && lines[0]?.amountFen === totalFen)).toBe(true)
  })

  test('are found by the end of a business number', async () => {
    const { rows } = await finance.call(ledger.list, { search: '100123' })
    expect(rows.map(({ subjectNo }) => subjectNo)).toEqual(['CP100123'])
    expect((await finance.call(ledger.list, { search: 'CP-?' })).rows).toEqual([])
  })
})

test('The trial balance adds up, kind by kind', async () => {
  const { lines, debitFen, creditFen, differenceFen } = await finance.call(ledger.trialBalance, {})
  expect(differenceFen).toBe(0)
  expect(debitFen).toBe(creditFen)
  const available = lines.find(({ kind }) => kind === 'available')
  expect(available).toMatchObject({ side: 'credit', balanceFen: (total * (total + 1)) / 2, accounts: 1 })
})

test('Somebody limited to a city sees its accounts and transactions, and none of the platform', async () => {
  const stranger = await newCustomer(otherCity)
  const lines = [debit(channelAccount('bank'), 100), credit(personAccount(stranger, 'available'), 100)]
  const foreignId = await postNow(server, { event: 'compensate', subject: 'orders', subjectId: 9000, lines })
  const foreign = await accountOf(`person:${stranger}:available`)
  const local = await server.signIn('finance', { cityCodes: [homeCity] })
  const codes = (await local.call(ledger.accounts, { limit: 200 })).rows.map(({ code }) => code)
  expect(codes).toEqual([`person:${customer}:available`])
  const seen = (await local.call(ledger.list, { limit: 200 })).rows.map(({ id }) => id)
  expect(seen).not.toContain(foreignId)
  expect(seen).toContain((await finance.call(ledger.list, { search: '100123' })).rows[0]?.id)
  for (const call of [
    () => local.call(ledger.get, { id: foreignId }),
    () => local.call(ledger.account, { id: foreign.id }),
    () => local.call(ledger.postings, { id: foreign.id }),
  ])
    expect((await refusalOf(call())).reason).toBe('notFound')
})
