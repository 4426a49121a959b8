import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'
import { type Applied, admitted, payDeposit, report } from '../reviews/applications.ts'

/** What is asked of a chauffeur. */
export const paidFen = 50_000

export function depositRowOf({ db }: TestServer, { id }: Pick<Applied, 'id'>) {
  return db.selectFrom('deposits').selectAll().where('application_id', '=', id).executeTakeFirstOrThrow()
}

/** A chauffeur who paid the deposit; the id of the worker. */
export async function chauffeurWithDeposit(
  server: TestServer,
  judges: { auditor: Desk; colleague: Desk },
): Promise<{ applied: Applied; workerId: number }> {
  const applied = await admitted(server, judges, { kind: 'chauffeur' })
  await payDeposit(server, applied, paidFen)
  const { body } = await report(server, applied, 'progress', { trainingScore: 90 })
  if (body.state !== 'activated') throw new Error(`The application is ${body.state}.`)
  return { applied, workerId: (await depositRowOf(server, applied)).person_id }
}
