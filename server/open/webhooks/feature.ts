import type { Runtime } from '#server/kit/runtime.ts'
import { switchOffFailing } from './failing.ts'
import { giveUpOpen } from './give-up.ts'
import { giveUpQueue, sendQueue } from './queues.ts'
import { Sender } from './sender.ts'

export { testFromShell } from './administer.ts'
export { createEndpoint, type NewEndpoint, pointEndpoint } from './create-endpoint.ts'
export { webhookDeliveriesFeature } from './deliveries.ts'
export { webhooksFeature } from './endpoints.ts'

export { sealPlainEndpoints } from './secrets.ts'

/** Starts delivering webhooks: signed, at least once, with growing delays until the endpoint answers with success. */
export async function startWebhooks(runtime: Runtime): Promise<void> {
  const { jobs } = runtime
  jobs.alongside(sendQueue, new Sender(runtime))
  await jobs.work<{ endpointId: number }>(giveUpQueue, job => giveUpOpen(runtime, job))
  await jobs.repeat('webhooks.sweep', '*/5 * * * *', () => switchOffFailing(runtime))
}
