import { sql } from 'kysely'
import { fen } from '#contract/base/values.ts'
import type { Deduction, Deposit, PersonDeposit } from '#contract/money/deposit.ts'
import { deposits } from '#contract/money/deposits.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { balancesOf, ownerIsInScope, ownerScope, postingsOfCode, referenceTo } from '#server/money/ledger/index.ts'
import { asWritten, staffName } from '#server/people/index.ts'
import { deductionRecords, depositRecords, freeFenOf } from './records.ts'
import type { DepositRecord } from './table.ts'

type Reader = Pick<QueryContext, 'db' | 'caller'>
const mostMovements = 50

export const ofPerson = handle(deposits.ofPerson, (context, { id }) => readDeposit(context, id))
export const deduction = handle(deposits.deduction, (context, { id }) => answerDeduction(context, id))

/** Refuses a person of other cities, and whoever is not there. */
export async function refuseStranger({ db, caller }: Reader, personId: number): Promise<void> {
  if (!(await ownerIsInScope(db, caller, { ownerKind: 'person', ownerId: personId }))) refuse('notFound')
}

export async function readDeposit(reader: Reader, personId: number): Promise<PersonDeposit> {
  const { db, caller } = reader
  await refuseStranger(reader, personId)
  const owner = { ownerKind: 'person', ownerId: personId } as const
  const rows = await db
    .selectFrom('deposits')
    .innerJoin('applications', 'applications.id', 'deposits.application_id')
    .selectAll('deposits')
    .select('applications.no as application_no')
    .select(isOfPartner.as('is_of_partner'))
    .where('deposits.person_id', '=', personId)
    .orderBy('deposits.id', 'desc')
    .execute()
  const deductions = await deductionsWithPeople(db, caller)
    .where('deposit_deductions.person_id', '=', personId)
    .orderBy('deposit_deductions.id', 'desc')
    .limit(mostMovements)
    .execute()
  const freeFen = freeFenOf(rows)
  return {
    balanceFen: fen((await balancesOf(db, [owner]))(owner).deposit),
    freeFen: fen(freeFen),
    deposits: rows.map(row => viewDeposit(row, caller)),
    deductions: deductions.map(row => viewDeduction(row, caller)),
    movements: await postingsOfCode(db, `person:${personId}:deposit`, mostMovements),
    mayDeduct: freeFen > 0 && may(caller, deposits.deduct.needs),
  }
}

/** Of a shop or a city agent whose application came to its end: they are no workers. */
export const isOfPartner = sql<boolean>`(applications.state = 'activated'
  and not exists (select from workers where workers.user_id = deposits.person_id))`

type ShownDeposit = DepositRecord & { application_no: string; is_of_partner: boolean }

function viewDeposit(row: ShownDeposit, caller: Caller): Deposit {
  return {
    id: row.id,
    no: row.no,
    state: row.state,
    applicationNo: row.application_no,
    paidFen: row.paid_fen,
    usedFen: fen(row.used_fen),
    givenBackFen: fen(row.given_back_fen),
    paidAt: row.paid_at,
    releaseAt: row.release_at,
    fault: asWritten(row.fault),
    version: row.version,
    allowed: depositRecords.allowed(row, caller),
  }
}

/** The deductions that this person may see, with the names of their people. */
export function deductionsWithPeople(db: Database, caller: Caller) {
  return db
    .selectFrom('deposit_deductions')
    .innerJoin('users as owner', 'owner.id', 'deposit_deductions.person_id')
    .innerJoin('users as author', 'author.id', 'deposit_deductions.asked_by_id')
    .leftJoin('users as decider', 'decider.id', 'deposit_deductions.decided_by_id')
    .leftJoin('ledger_transactions as posted', 'posted.id', 'deposit_deductions.transaction_id')
    .selectAll('deposit_deductions')
    .select(['owner.nick_name as owner_name', 'posted.at as posted_at'])
    .select([staffName('author').$notNull().as('author_name'), staffName('decider').as('decider_name')])
    .where(ownerScope(caller, 'person', 'deposit_deductions.person_id'))
}

type ListedDeduction = Awaited<ReturnType<ReturnType<typeof deductionsWithPeople>['executeTakeFirstOrThrow']>>

export async function answerDeduction({ db, caller }: Reader, id: number): Promise<Deduction> {
  const row = await deductionsWithPeople(db, caller).where('deposit_deductions.id', '=', id).executeTakeFirst()
  return row ? viewDeduction(row, caller) : refuse('notFound')
}

function viewDeduction(row: ListedDeduction, caller: Caller): Deduction {
  return {
    id: row.id,
    no: row.no,
    person: { id: row.person_id, name: asWritten(row.owner_name) },
    state: row.state,
    amountFen: row.amount_fen,
    reason: asWritten(row.reason),
    askedBy: { id: row.asked_by_id, name: row.author_name },
    askedAt: row.asked_at,
    decidedBy: row.decided_by_id === null ? null : { id: row.decided_by_id, name: row.decider_name ?? '' },
    decidedAt: row.decided_at,
    remark: asWritten(row.remark),
    transaction: referenceTo(row.transaction_id, row.posted_at),
    version: row.version,
    allowed: deductionRecords.allowed(row, caller),
  }
}
