import type { PaperKind } from '#contract/reviews/paper.ts'
import type { ReadFields } from './fields.ts'

/** Reads what is written on a paper. Another machine is another implementation. */
export type PaperReader = {
  /** Name and version, as staff see it. */
  readonly name: string
  /** The fields that it is sure of; none where it recognizes nothing. Images are of any format that papers are stored in. */
  read(kind: PaperKind, images: readonly Buffer[]): Promise<ReadFields>
  stop(): Promise<void>
}
