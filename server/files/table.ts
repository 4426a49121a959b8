import type { Generated, JSONColumnType } from 'kysely'
import type { UploadModule } from '#contract/files.ts'
import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    files: FilesTable
  }
}

/** Of a picture its size in pixels and whether it shows a QR code, of a voice its length. */
export type FileDetails = { width?: number; height?: number; hasQr?: boolean; seconds?: number }
/** What people upload, and what we make for them. */
export type FileModule = UploadModule | 'export'

type FilesTable = {
  id: Generated<number>
  /** Of `FileUrl`, the part after the last slash. */
  name: string
  module: FileModule
  owner: number | null
  app_id: string | null
  mime: string
  bytes: number
  sha256: Buffer
  is_private: Generated<boolean>
  details: JSONColumnType<FileDetails, string | undefined>
  created_at: Time
  title: string | null
}
