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

/** What applies to requests, for upgrades: they meet no hook of the framework. */
export type UpgradeLimits = {
  /** Lets strangers take turns, and refuses them while the server is busy; whoever proved this name lately goes on at once. */
  admit(name: string): Promise<void>
  /** A socket was opened on this line, and has limits of its own from now on. */
  opened(line: object): void
}

/** Limits what a stranger may cost, in the order in which a request meets it. */
export async function limitStrangers(app: FastifyInstance, config: Config, terms: Terms): Promise<UpgradeLimits> {
  const { known, identify, waitingQueries } = terms
  readForwardedAddresses(app.server)
  const opened = limitConnections(app.server, config)
  const pace = paceStrangers(app, known, config.STRANGERS_PER_SECOND)
  const load = { known, lagMs: config.LAG_MILLISECONDS, waitingQueries }
  const refuseUnderPressure = await refuseStrangersUnderPressure(app, load)
  refuseLargeBodiesOfStrangers(app, identify)
  readJsonBodies(app)
  return {
    opened,
    async admit(name) {
      await pace(name)
      refuseUnderPressure(name)
    },
  }
}
