import { beforeAll, describe, expect, test } from 'vitest'
import { canMove } from '#contract/base/machine.ts'
import { type ReviewState, reviewMachine, reviewMoves } from '#contract/reviews/review.ts'
import { type VerificationState, verificationMachine } from '#contract/reviews/verification.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { expirePapers } from '#server/reviews/verifications/feature.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { appeal, judge, newHolder, settled, showPaper, showPapers } from '../setup/reviews/papers.ts'

const server = withServer({ settings: { SESSION_IDLE_MINUTES: '600' } })
let auditor: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor')
})

/** A paper is not sent back. */
const paperMoves = reviewMoves.filter(move => move !== 'return')

const read = (desk: Desk, id: number) => desk.call(verifications.get, { id })

describe('the table of states of a case', () => {
  const ways: Record<ReviewState, (id: number) => Promise<unknown>> = {
    waiting: id => auditor.call(verifications.claim, { id, most: 1 }),
    decided: id => judge(auditor, id, 'reject'),
    async closed(id) {
      await judge(auditor, id, 'reject')
      await settled(server, id)
    },
    async withdrawn(id) {
      const { person_external_id: externalId } = await server.db
        .selectFrom('verifications')
        .select('person_external_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await showPaper(server, { kind: 'gameSkill', person: { kind: 'customer', externalId } })
    },
  }

  for (const state of reviewMachine.states) {
    test(`${state}: staff make exactly the moves that it has, and are offered no others`, async () => {
      for (const move of paperMoves) {
        const [id = 0] = await showPapers(server, 1)
        await ways[state](id)
        const { case: review } = await read(auditor, id)
        const target = { id, version: review?.version ?? 1, seconds: 1, codes: ['blurred'], note: '' }
        const isDone = await auditor.call(verifications[move], { ...target, most: 1 }).then(
          () => true,
          () => false,
        )
        expect([move, isDone]).toEqual([move, canMove(reviewMachine, { state }, move, 'staff')])
        expect([move, review?.allowed.includes(move) ?? false]).toEqual([move, isDone])
        expect(review?.allowed ?? []).not.toContain('return')
      }
    })
  }
})

describe('the table of states of a paper', () => {
  async function paperIn(state: VerificationState) {
    const shown = await showPaper(server, { kind: 'gameSkill', person: newHolder() })
    if (state === 'pending') return shown
    await judge(auditor, shown.id, state === 'rejected' ? 'reject' : 'approve')
    await settled(server, shown.id)
    const over = { valid_to: '2020-01-01' }
    if (state === 'expired') {
      await server.db.updateTable('verifications').set(over).where('id', '=', shown.id).execute()
      await expirePapers(server.runtime)
    }
    if (state === 'revoked') {
      const { version } = await read(auditor, shown.id)
      await auditor.call(verifications.revoke, { id: shown.id, version, reason: '旅程测试' })
    }
    return shown
  }

  for (const state of verificationMachine.states) {
    test(`${state}: is revoked, appealed against and expires exactly where the table says`, async () => {
      const tries = {
        revoke: {
          by: 'staff',
          async run({ id }: { id: number }) {
            const { version, allowed } = await read(auditor, id)
            const isDone = await auditor.call(verifications.revoke, { id, version, reason: '旅程测试' }).then(
              () => true,
              () => false,
            )
            expect(allowed.includes('revoke')).toBe(isDone)
            return isDone
          },
        },
        appeal: {
          by: 'app',
          run: async (shown: Awaited<ReturnType<typeof paperIn>>) => (await appeal(server, shown)).status === 200,
        },
        expire: {
          by: 'clock',
          async run({ id }: { id: number }) {
            await server.db.updateTable('verifications').set({ valid_to: '2020-01-01' }).where('id', '=', id).execute()
            const before = (await read(auditor, id)).state
            await expirePapers(server.runtime)
            return (await read(auditor, id)).state !== before
          },
        },
      } as const
      for (const [move, { by, run }] of Object.entries(tries)) {
        const shown = await paperIn(state)
        expect([move, await run(shown)]).toEqual([move, canMove(verificationMachine, { state }, move, by)])
        if (!canMove(verificationMachine, { state }, move, by))
          expect((await read(auditor, shown.id)).state).toBe(state)
      }
    })
  }
})
