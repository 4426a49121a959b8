import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { PaperContent, PaperField, PaperImage, PaperKind, PaperReading } from '#contract/reviews/paper.ts'
import type { PaperCheck, PaperFault, VerificationState } from '#contract/reviews/verification.ts'
import { verificationMachine } from '#contract/reviews/verification.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalDay, OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    verifications: VerificationsTable
    verification_images: ImagesTable
    verification_keypoints: { word: number; image_id: number }
  }
}

export const verificationStateColumn = stateColumn(verificationMachine, 'verifications', {
  reason: 'reviewNotInThisState',
})

export type PaperRecord = Selectable<Tables['verifications']>
/** What the server found; `otherId` is the paper that a number or an image was found on. */
export type StoredHint = { check: PaperCheck; field: PaperField | null; otherId: number | null }

type VerificationsTable = {
  id: Generated<number>
  no: Generated<string>
  app_id: string
  external_no: string
  person_id: number
  person_kind: 'customer' | WorkerKind
  person_external_id: string
  city_code: string
  kind: PaperKind
  /** Without the number. */
  content: JSONColumnType<PaperContent>
  number_sealed: Buffer | null
  number_hash: Buffer | null
  number_masked: Generated<string>
  /** Without the number. */
  reading: ColumnType<PaperReading | null, string | null | undefined, string | null>
  reading_number_sealed: Buffer | null
  hints: ColumnType<StoredHint[], string | undefined, string>
  state: Generated<VerificationState>
  state_at: Time
  reviewer_id: number | null
  codes: Generated<PaperFault[]>
  note: Generated<string>
  valid_to: OptionalDay
  appeal_text: Generated<string>
  appealed_at: OptionalTime
  images_deleted_at: OptionalTime
  created_at: Time
  version: Generated<number>
}

type ImagesTable = {
  id: Generated<number>
  verification_id: number
  image: PaperImage
  file_id: number | null
  /** 256 bits, each `0` or `1`. */
  fingerprint: string
  /** Grey, 64 × 64 pixels. Null once the image was deleted, and for images from before 2026-11-24. */
  small: Buffer | null
  keypoints: Buffer | null
  place: number
}
