import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'

/** The receipt of a payment outside of the channels: a private picture that this person uploaded, by its id or its name. */
export async function receiptOf({ db, caller }: CommandContext, fileId: string): Promise<number> {
  const file = await db
    .selectFrom('files')
    .select('id')
    .where(row =>
      /^\d{1,15}$/.test(fileId) ? row('id', '=', Number(fileId)) : row('name', '=', fileId.replace(/^\/files\//, '')),
    )
    .where('owner', '=', caller.userId)
    .where('module', '=', 'chatimg')
    .executeTakeFirst()
  return file?.id ?? refuse('receiptMissing')
}
