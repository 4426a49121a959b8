import { verifyAudit } from '#server/access/events/feature.ts'
import { compareFigures } from '#server/dashboard/figures/index.ts'
import { type Database, openDatabase } from '#server/kit/database.ts'
import { compareLedger } from '#server/money/ledger/feature.ts'

type Verified = { url: string; dataDir: string; days?: number | undefined }

/** Each prints what it found, and throws a sentence where something is wrong. */
export const verifications = {
  ledger: (verified: Verified) =>
    withOpen(verified, async db => {
      const { accounts, transactions, postings, wrong, findings } = await compareLedger(db)
      for (const finding of findings) console.log(finding)
      if (wrong > 0)
        throw new Error(`The ledger is wrong in ${wrong} places. Pay nothing out until they are understood.`)
      console.log(
        `The ledger is right: ${accounts} accounts, ${transactions} transactions, ${postings} postings, debits equal credits.`,
      )
    }),
  audit: (verified: Verified) =>
    withOpen(verified, async db => {
      const { links, heads, waiting, findings } = await verifyAudit(db, verified.dataDir)
      for (const finding of findings) console.log(finding)
      if (findings.length > 0)
        throw new Error('The log was changed. Keep the database and a backup unchanged as evidence.')
      console.log(
        `The log is whole: ${links} events in the chain, ${heads} heads compared, ${waiting} not yet in the chain.`,
      )
      if (heads === 0) console.log('No head was found in DATA_DIR, so a missing end cannot be detected.')
    }),
  /** `days`: so many back; all of them without it. */
  figures: (verified: Verified) =>
    withOpen(verified, async db => {
      const { days } = verified
      const { orders, wrong, findings } = await compareFigures(db, { ...(days && { days }) })
      for (const finding of findings) console.log(finding)
      if (wrong > 0) throw new Error(`${wrong} sums are not what the orders add up to. They are corrected at 04:00.`)
      console.log(`The figures are right: they are what ${orders} orders add up to.`)
    }),
}

async function withOpen({ url }: Verified, work: (db: Database) => Promise<void>): Promise<void> {
  const { db } = openDatabase(url, 2)
  await work(db).finally(() => db.destroy())
}
