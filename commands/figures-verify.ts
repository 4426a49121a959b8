import { compareFigures } from '#server/dashboard/figures/index.ts'
import { openDatabase } from '#server/kit/database.ts'
import { fail } from './start/child-processes.ts'
import { openExisting, withDatabase } from './start/database.ts'

/** `npm run figures:verify`: all days, or `-- 35`: so many days back. */
async function verify(): Promise<void> {
  const days = process.argv[2] === undefined ? undefined : Number(process.argv[2])
  if (days !== undefined && !(Number.isInteger(days) && days > 0))
    throw new Error('Say how many days back, such as 35.')
  await withDatabase(openExisting, async url => {
    const { db } = openDatabase(url, 2)
    try {
      const { orders, wrong, findings } = await compareFigures(db, { ...(days && { days }) })
      for (const finding of findings) console.log(finding)
      if (wrong > 0) throw new Error(`${wrong} sums are not what the orders add up to. They are corrected at 04:00.`)
      console.log(`The figures are right: they are what ${orders} orders add up to.`)
    } finally {
      await db.destroy()
    }
  })
}

verify().catch(fail)
