import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    write_checks: { id: number; written_at: Time }
  }
}
