import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/kit/config.ts'
import type { Identify } from '#server/kit/serve.ts'
import { readForwardedAddresses } from './addresses.ts'
import { refuseLargeBodiesOfStrangers } from './bodies.ts'
import { limitConnections } from './connections.ts'
import { readJsonBodies } from './json.ts'
import { refuseStrangersUnderPressure } from './pressure.ts'
import type { KnownSenders } from './senders.ts'
import { paceStrangers } from './strangers.ts'

type Terms = { known: KnownSenders; identify: Identify; waitingQueries: () => number }

/** Limits what a stranger may cost, in the order in which a request meets it. */
export async function limitStrangers(app: FastifyInstance, config: Config, terms: Terms): Promise<void> {
  const { known, identify, waitingQueries } = terms
  readForwardedAddresses(app.server)
  limitConnections(app.server, config)
  paceStrangers(app, known, config.STRANGERS_PER_SECOND)
  await refuseStrangersUnderPressure(app, { known, lagMs: config.LAG_MILLISECONDS, waitingQueries })
  refuseLargeBodiesOfStrangers(app, identify)
  readJsonBodies(app)
}
