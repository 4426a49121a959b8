import type { Generated } from 'kysely'

declare module '#server/kit/database.ts' {
  interface Tables {
    first_steps: {
      user_id: number
      /** Names of steps. */
      done: Generated<string[]>
      /** They put the list away. */
      is_dismissed: Generated<boolean>
    }
  }
}
