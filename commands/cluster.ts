import { startCluster } from './cluster/rig.ts'
import { fail, onInterruption } from './start/child-processes.ts'

/** Three PostgreSQL that replace each other, here, until Ctrl-C: `npm run cluster`. */
async function show(): Promise<void> {
  let stop = async () => {}
  onInterruption(async () => {
    console.log('\nEnding all of it.')
    await stop()
    return 0
  })
  const cluster = await startCluster(console.log, begun => {
    stop = begun
  })
  for (const line of cluster.describe()) console.log(line)
  console.log(
    `\nStart CityDesk on it, as often as you like:\n  DATABASE_URL=${cluster.databaseUrl} DATABASE_READ_URL=${cluster.readUrl} npm start`,
  )
  console.log('Ctrl-C ends and removes all of it.')
  setInterval(() => undefined, 60_000)
}

show().catch(fail)
