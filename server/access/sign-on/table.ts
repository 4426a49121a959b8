import type { Generated } from 'kysely'
import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    sign_on_attempts: AttemptsTable
    sign_on_tickets: TicketsTable
    sign_on_subjects: { issuer: string; subject: string; user_id: number; bound_at: Time }
  }
}

type AttemptsTable = {
  state_hash: Buffer
  browser_hash: Buffer
  code_verifier: string
  nonce: string
  redirect: string
  created_at: Time
  /** Somebody signed in confirms who they are; it opens no session. */
  is_confirmation: Generated<boolean>
}

type TicketsTable = {
  ticket_hash: Buffer
  browser_hash: Buffer
  user_id: number
  created_at: Time
  is_confirmation: Generated<boolean>
}
