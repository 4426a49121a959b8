import { expect, test } from 'vitest'
import { type VerificationQueue, verifications } from '#contract/reviews/verifications.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { judge, settled, showPaper } from '../setup/reviews/papers.ts'

const server = withServer()

/** All of a queue, two at a time. */
async function paged(desk: Desk, queue: VerificationQueue): Promise<number[]> {
  const ids: number[] = []
  let after: string | null = null
  do {
    const page: { rows: { id: number }[]; next: string | null } = await desk.call(verifications.list, {
      queue,
      limit: 2,
      after,
    })
    ids.push(...page.rows.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  return ids
}

test('pages of each queue have every paper once, in order', async () => {
  const auditor = await server.signIn('auditor')
  const shown: number[] = []
  for (let made = 0; made < 5; made += 1) {
    const kind = 'healthCertificate'
    const validTo = new Date(Date.now() + (9 - made) * 86_400_000).toISOString().slice(0, 10)
    shown.push((await showPaper(server, { kind, fields: { validTo, name: `李${made}号` } })).id)
  }
  expect(await paged(auditor, 'waiting')).toEqual(shown)
  await auditor.call(verifications.claim, {})
  expect(await paged(auditor, 'mine')).toEqual(shown)
  expect(await paged(auditor, 'all')).toEqual(shown.toReversed())
  const { rows } = await auditor.call(verifications.list, { search: '李3' })
  expect(rows.map(({ id }) => id)).toEqual([shown[3]])
  expect(await auditor.call(verifications.counts, {})).toMatchObject({ waiting: 5, mine: 5, sample: 0, expiring: 0 })
  for (const id of shown) {
    await judge(auditor, id, 'approve')
    await settled(server, id)
  }
  expect(await paged(auditor, 'approved')).toEqual(shown.toReversed())
  expect(await paged(auditor, 'expiring')).toEqual(shown.toReversed())
  expect(await paged(auditor, 'all')).toEqual(shown.toReversed())
  expect(await auditor.call(verifications.counts, {})).toMatchObject({ waiting: 0, mine: 0, expiring: 5 })
})

test('papers are found by the days on which they were sent, of Shanghai, both included', async () => {
  const auditor = await server.signIn('auditor')
  const send = async (at: string) => {
    const { id } = await showPaper(server, { kind: 'healthCertificate' })
    await server.db
      .updateTable('verifications')
      .set({ created_at: new Date(at), state_at: new Date(at) })
      .where('id', '=', id)
      .execute()
    return id
  }
  const early = await send('2025-03-01T23:59:59+08:00')
  const late = await send('2025-03-02T00:00:00+08:00')
  const found = async (days: { from?: string; to?: string }, queue: VerificationQueue = 'all') =>
    (await auditor.call(verifications.list, { queue, ...days })).rows.map(({ id }) => id)
  expect(await found({ from: '2025-03-01', to: '2025-03-01' })).toEqual([early])
  expect(await found({ from: '2025-03-02', to: '2025-03-02' })).toEqual([late])
  expect(await found({ from: '2025-03-01', to: '2025-03-02' })).toEqual([late, early])
  expect(await found({ to: '2025-03-01' }, 'waiting')).toEqual([early])
  expect(await found({ from: '2025-03-03', to: '2025-03-03' })).toEqual([])
})
