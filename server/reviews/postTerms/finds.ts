import { sql } from 'kysely'
import type { Change } from '#server/kit/change.ts'
import { today } from '#server/kit/rows/shanghai.ts'

/** Counts a post in which terms were found. In the order of ids, so that two posts do not wait for each other. */
export async function noteFinds({ db }: Change, termIds: readonly number[]): Promise<void> {
  for (const termId of [...termIds].sort((one, other) => one - other)) {
    await sql`insert into post_term_finds (term_id, day, found) values (${termId}, ${today}, 1)
      on conflict (term_id, day) do update set found = post_term_finds.found + 1`.execute(db)
  }
}
