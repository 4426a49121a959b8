import type { Generated, JSONColumnType } from 'kysely'
import type { UploadModule } from '#contract/desk/files.ts'
import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    files: FilesTable
    file_likenesses: { file_id: number; small: Buffer; keypoints: Buffer; probes: Buffer }
    file_tickets: { ticket_hash: Buffer; file_id: number; person_id: number; created_at: Time }
  }
}

/**
 * Of a picture its size in pixels and whether it shows a QR code, of a voice or a film its length, of a paper's image its fingerprint:
 * 256 bits, each `0` or `1`.
 */
export type FileDetails = { width?: number; height?: number; hasQr?: boolean; seconds?: number; fingerprint?: string }
/** What people upload, images of papers, complaints and feedback and media of posts that apps send, and what we make for people. */
export type FileModule = UploadModule | 'paper' | 'post' | 'complaint' | 'feedback' | 'export'

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
