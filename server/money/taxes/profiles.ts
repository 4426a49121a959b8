import { sql } from 'kysely'
import { workerKinds } from '#contract/base/machine.ts'
import { isExempt } from '#contract/money/taxes.ts'
import type { Database } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { lockNamed } from '#server/process/locks/index.ts'

const everyTenMinutes = '*/10 * * * *'

export async function startProfiles(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('taxes.fill', everyTenMinutes, () => fillProfiles(runtime))
}

/** Takes over who a worker is from the identity card that was approved last. */
export function fillProfiles({ db }: Pick<Runtime, 'db'>): Promise<void> {
  return db.transaction().execute(async transaction => {
    // Of two at once the later one reads the cards only when the other is done, so that it never writes older ones.
    await lockNamed(transaction, 'taxes.fill')
    await fill(transaction)
  })
}

async function fill(db: Database): Promise<void> {
  const exempt = workerKinds.filter(kind => isExempt[kind])
  await sql`insert into tax_profiles (worker_id, verification_id, name, number_sealed, number_masked, kind, is_exempt)
    select distinct on (workers.user_id) workers.user_id, verifications.id, verifications.content ->> 'name',
      verifications.number_sealed, verifications.number_masked, workers.kind, workers.kind = any(${exempt}::text[])
    from workers join verifications on verifications.person_id = workers.user_id
    where verifications.kind = 'realName' and verifications.state = 'approved' and verifications.number_sealed is not null
      and verifications.content ->> 'name' is not null
    order by workers.user_id, verifications.id desc
    on conflict (worker_id) do update set verification_id = excluded.verification_id, name = excluded.name,
      number_sealed = excluded.number_sealed, number_masked = excluded.number_masked, kind = excluded.kind,
      is_exempt = excluded.is_exempt, updated_at = now()
    where tax_profiles.verification_id <> excluded.verification_id or tax_profiles.kind <> excluded.kind
      or tax_profiles.is_exempt <> excluded.is_exempt`.execute(db)
}
