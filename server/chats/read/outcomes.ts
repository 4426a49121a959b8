import { type Expression, type SqlBool, sql } from 'kysely'
import type { ChatOutcome } from '#contract/chats/chat-row.ts'
import { resolvedInTimeHours } from '#contract/chats/chat-row.ts'

/** What became of a conversation, for its list and for the figures that lead there. */
export const outcomes: Readonly<Record<ChatOutcome, Expression<SqlBool>>> = {
  answered: sql<SqlBool>`chats.first_replied_at is not null and chats.accepted_at is not null`,
  replied: sql<SqlBool>`chats.replies > 0`,
  late: sql<SqlBool>`(chats.is_first_missed or chats.next_missed > 0)`,
  resolved: sql<SqlBool>`chats.state = 'resolved'`,
  resolvedInTime: sql<SqlBool>`(chats.state = 'resolved'
    and chats.resolved_at <= chats.created_at + make_interval(hours => ${sql.lit(resolvedInTimeHours)}))`,
  notOverInTime: sql<SqlBool>`chats.resolve_missed_at is not null`,
  passedOn: sql<SqlBool>`chats.transfers > 0`,
  rated: sql<SqlBool>`chats.score is not null`,
}
