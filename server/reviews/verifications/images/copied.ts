import type { Change } from '#server/kit/change.ts'
import { setRisk } from '#server/reviews/index.ts'
import { riskOf } from '../hints.ts'
import { paperRecords } from '../records.ts'
import type { PaperRecord, StoredHint } from '../table.ts'

/** Later copies that one paper names; further ones name it all the same. */
const mostCopies = 5

/** The paper that a new one has an image of names the new one, too, and waits no longer behind harmless ones. */
export async function markCopied(change: Change, { id, hints }: PaperRecord): Promise<void> {
  const of = hints.find(({ check }) => check === 'imageUsedBefore')?.otherId
  if (of == null) return
  const mark: StoredHint = { check: 'imageUsedBefore', field: null, otherId: id }
  // Cases are locked before their papers.
  await setRisk(change, 'verifications', { subjectId: of, risk: riskOf([mark]) })
  const older = await paperRecords.lock(change.db, of)
  if (older.hints.filter(({ check }) => check === mark.check).length >= mostCopies) return
  await change.db
    .updateTable('verifications')
    .set({ hints: JSON.stringify([...older.hints, mark]) })
    .where('id', '=', of)
    .execute()
  paperRecords.nudge(change, older)
}
