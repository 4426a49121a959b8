import type { Generated } from 'kysely'
import type { SignInRow } from '#contract/access/events.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    sessions: SessionsTable
    sign_in_failures: SignInFailuresTable
    sign_ins: SignInsTable
    sign_in_log_counts: { network: string; hour: Time; of_account: boolean; failures: Generated<number> }
    second_factors: SecondFactorsTable
    replaced_tokens: { hash: Buffer; session_id: number }
    recovery_codes: { user_id: number; hash: Buffer; used_at: OptionalTime }
    known_devices: { hash: Buffer; user_id: number; last_at: Time }
    session_proofs: { proof_hash: Buffer; session_id: number; created_at: Time }
    socket_tickets: { ticket_hash: Buffer; session_id: number; created_at: Time }
  }
}

type SessionsTable = {
  id: Generated<number>
  user_id: number
  token_hash: Buffer
  previous_hash: Buffer | null
  rotated_at: OptionalTime
  rotation_secret: Buffer
  created_at: Time
  active_at: Time
  expires_at: Time
  ends_at: Time
  revoked_at: OptionalTime
  revoked_why: string | null
  ip: string
  user_agent: string
}

type SignInFailuresTable = {
  /** Empty in the row that counts a whole address or network. */
  username: string
  /** An IPv4 address or IPv6 network, or what stands for a known device or a session. Empty in the row of a whole account. */
  ip: string
  failures: number
  last_at: Time
}

type SignInsTable = {
  id: Generated<number>
  at: Time
  username: string
  user_id: number | null
  why: SignInRow['why']
  ip: string
  user_agent: string
  /** Attempts, in the row of those that were left out. */
  times: Generated<number>
  /** Of an attempt on a locked account: at most one row of a name, address and minute. */
  locked_minute: OptionalTime
}

type SecondFactorsTable = {
  user_id: number
  /** Of before it was encrypted; the first start empties it. */
  secret: string | null
  /** The secret in base32, as authenticator apps take it, encrypted. */
  secret_sealed: Buffer | null
  confirmed_at: OptionalTime
  /** The 30 s step of the last code taken; of an offer, of the last code that was too old then. */
  last_step: Generated<number>
  /** Wrong codes of late, as of `codes_spent_at`; they wear off. */
  codes_spent: Generated<number>
  codes_spent_at: Time
  /** When owner and administrators were last notified of too many. */
  warned_at: OptionalTime
}
