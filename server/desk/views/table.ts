import type { Generated } from 'kysely'

declare module '#server/kit/database.ts' {
  interface Tables {
    views: {
      id: Generated<number>
      owner_id: number
      list: string
      name: string
      question: string
      role_id: number | null
      version: Generated<number>
    }
  }
}
