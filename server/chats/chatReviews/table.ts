import type { Generated } from 'kysely'
import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    chat_reviews: ChatReviewsTable
  }
}

type ChatReviewsTable = {
  id: Generated<number>
  chat_id: number
  agent_id: number
  reviewer_id: number
  greeting: number
  accuracy: number
  empathy: number
  closing: number
  comment: Generated<string>
  at: Time
}
