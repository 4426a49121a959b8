import type { Generated } from 'kysely'

declare module '#server/kit/database.ts' {
  interface Tables {
    banned_terms: BannedTermsTable
  }
}

type BannedTermsTable = {
  id: Generated<number>
  term: string
  advice: string
  version: Generated<number>
}
