import { sealPlainFactors } from '#server/access/session/index.ts'
import { sealPlainSecrets } from '#server/open/apps/index.ts'
import { sealPlainEndpoints } from '#server/open/webhooks/index.ts'
import type { WithKey } from '#server/people/index.ts'

/** At each start: encrypts what earlier versions stored readable, all of it or nothing. The database cannot: it has no key. */
export async function sealPlain({ config, db }: WithKey): Promise<void> {
  await db.transaction().execute(async transaction => {
    await sealPlainSecrets({ config, db: transaction })
    await sealPlainFactors({ config, db: transaction })
    await sealPlainEndpoints({ config, db: transaction })
  })
}
