import type { Generated } from 'kysely'
import type { UploadModule } from '#contract/files.ts'
import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    files: FilesTable
  }
}

/** What people upload, and what we make for them. */
export type FileModule = UploadModule | 'export'

type FilesTable = {
  id: Generated<number>
  /** Of `FileUrl`, the part after the last slash. */
  name: string
  module: FileModule
  owner: number
  mime: string
  bytes: number
  sha256: Buffer
  is_private: Generated<boolean>
  created_at: Time
  title: string | null
}
