import { sql } from 'kysely'

/** Of packets `p`: those that were given, or wait for approval. */
export const packetCounts = sql`p.direction = 'out' and p.state in ('pending_approval', 'sent', 'opened')`
