import type { Generated } from 'kysely'
import type { ListName } from '#contract/views.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    views: {
      id: Generated<number>
      owner_id: number
      list: ListName
      name: string
      question: string
      role_id: number | null
      version: Generated<number>
    }
  }
}
