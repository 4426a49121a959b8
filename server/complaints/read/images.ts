import type { ComplaintImage } from '#contract/complaints/complaint.ts'
import type { ImagePart } from '#server/complaints/engine/images.ts'
import { linksTo } from '#server/desk/files/index.ts'
import type { Database } from '#server/kit/database.ts'

export type Images = { of(part: ImagePart): ComplaintImage[]; with(eventId: number): ComplaintImage[] }

/** Pictures of a complaint, by the part they belong to and by the entry of the log; links are good for some minutes. */
export async function imagesOf(db: Database, complaintId: number): Promise<Images> {
  const rows = await db
    .selectFrom('complaint_images')
    .innerJoin('files', 'files.id', 'complaint_images.file_id')
    .select(['complaint_images.id', 'part', 'event_id', 'files.name'])
    .where('complaint_id', '=', complaintId)
    .orderBy('complaint_images.id')
    .execute()
  const urls = await linksTo(
    db,
    rows.map(({ name }) => name),
  )
  const images = rows.map(({ id, part, event_id }, at) => ({
    part,
    eventId: event_id,
    image: { id, url: urls[at] ?? '' },
  }))
  return {
    of: part => images.flatMap(each => (each.part === part ? [each.image] : [])),
    with: eventId => images.flatMap(each => (each.eventId === eventId ? [each.image] : [])),
  }
}
