import type { Database } from '#server/kit/database.ts'

/** No new orders for the worker, if the person is one and could get any. */
export async function freezeWorker(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('workers')
    .set({ status: 'frozen', frozen_until: null })
    .where('user_id', '=', userId)
    .where('status', 'in', ['enabled', 'frozen'])
    .execute()
}

export async function unfreezeWorker(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('workers')
    .set({ status: 'enabled', status_reason: '', frozen_until: null })
    .where('user_id', '=', userId)
    .where('status', '=', 'frozen')
    .execute()
}
