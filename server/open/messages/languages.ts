import { sql } from 'kysely'
import type { z } from 'zod'
import type { peerKinds } from '#contract/chats/chat.ts'
import type { OpenLanguages } from '#contract/open/open-people.ts'
import type { Change } from '#server/kit/change.ts'

/** As the apps know people. */
export type PersonKind = (typeof peerKinds)[number]

type Reported = z.output<typeof OpenLanguages>['people']

/** Keeps the language that people use an app in; of a person who is named twice, the last one. */
export async function reportLanguages({ db }: Change, appId: string, people: Reported): Promise<void> {
  const named = new Map(people.map(person => [`${person.kind} ${person.externalId}`, person]))
  // In one order, so that two calls at once do not wait for each other.
  const rows = [...named.keys()].sort().flatMap(key => named.get(key) ?? [])
  await db
    .insertInto('person_languages')
    .values(rows.map(({ kind, externalId, language }) => ({ app_id: appId, kind, external_id: externalId, language })))
    .onConflict(conflict =>
      conflict
        .columns(['app_id', 'kind', 'external_id'])
        .doUpdateSet({ language: eb => eb.ref('excluded.language') })
        .where(sql<boolean>`person_languages.language <> excluded.language`),
    )
    .execute()
}
