import type { Generated } from 'kysely'
import type { UploadModule } from '#contract/files.ts'
import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    files: FilesTable
  }
}

type FilesTable = {
  id: Generated<number>
  /** Of `FileUrl`, the part after the last slash. */
  name: string
  module: UploadModule
  owner: number
  mime: string
  bytes: number
  sha256: Buffer
  is_private: Generated<boolean>
  created_at: Time
}
