import { parseArgs } from 'node:util'
import { checkConformance, tableOf } from '#city/conformance/conformance.ts'
import { fail } from './start/child-processes.ts'

const usage =
  'npm run conformance -- --base URL --app ID --secret SECRET [--city 410100] [--webhook-secret SECRET [--port 4010]]'

/** Plays an app against an installation, prints what came of each part, and fails if one of them did. */
async function conform(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { base: text, app: text, secret: text, city: text, 'webhook-secret': text, port: text },
  })
  const { base, app, secret, city: cityCode = '410100', 'webhook-secret': webhookSecret, port = '4010' } = values
  if (!base || !app || !secret) throw new Error(usage)
  const outcomes = await checkConformance({
    api: base,
    app: { id: app, secret },
    cityCode,
    ...(webhookSecret && { webhooks: { port: Number(port), secret: webhookSecret } }),
  })
  console.log(tableOf(outcomes))
  if (!webhookSecret)
    console.log('No webhooks were awaited: give --webhook-secret, and the address of this machine as an endpoint.')
  const failed = outcomes.filter(({ isPassed }) => !isPassed).length
  console.log(failed === 0 ? 'Everything passed.' : `${failed} of ${outcomes.length} failed.`)
  process.exitCode = failed === 0 ? 0 : 1
}

conform().catch(fail)
