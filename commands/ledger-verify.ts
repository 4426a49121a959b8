import { openDatabase } from '#server/kit/database.ts'
import { compareLedger } from '#server/money/ledger/index.ts'
import { fail } from './start/child-processes.ts'
import { openExisting, withDatabase } from './start/database.ts'

async function verify(): Promise<void> {
  await withDatabase(openExisting, async url => {
    const { db } = openDatabase(url, 2)
    try {
      const { accounts, transactions, postings, wrong, findings } = await compareLedger(db)
      for (const finding of findings) console.log(finding)
      if (wrong > 0)
        throw new Error(`The ledger is wrong in ${wrong} places. Pay nothing out until they are understood.`)
      console.log(
        `The ledger is right: ${accounts} accounts, ${transactions} transactions, ${postings} postings, debits equal credits.`,
      )
    } finally {
      await db.destroy()
    }
  })
}

verify().catch(fail)
