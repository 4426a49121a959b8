import { sealText, type WithKey } from '#server/people/index.ts'

/** Encrypts the secrets of second factors that were stored readable before; `db` is a transaction. */
export async function sealPlainFactors(runtime: WithKey): Promise<void> {
  const { db } = runtime
  const plain = await db
    .selectFrom('second_factors')
    .select(['user_id', 'secret'])
    .where('secret', 'is not', null)
    .forUpdate()
    .execute()
  for (const { user_id, secret } of plain) {
    if (secret === null) continue
    await db
      .updateTable('second_factors')
      .set({ secret: null, secret_sealed: await sealText(runtime, secret) })
      .where('user_id', '=', user_id)
      .execute()
  }
}
