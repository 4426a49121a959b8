import type { OpenVerification } from '#contract/open/open-verifications.ts'
import { type PaperImage, paperOf } from '#contract/reviews/paper.ts'
import { type Localized, refuse } from '#server/kit/refusal.ts'
import { fieldReason } from '#server/open/openFields/index.ts'

type Asked = {
  paper: Pick<OpenVerification['paper'], 'kind'>
  images: readonly { image: PaperImage; imageId: string }[]
}

/** Every paper has images that it needs, and at most so many; only pages come more than once. */
export function refuseWrongImages({ paper, images }: Asked): void {
  const { images: needed, mostImages } = paperOf(paper.kind)
  const sent = images.map(({ image }) => image)
  const missing = needed.filter(image => !sent.includes(image))
  if (missing.length > 0) wrong(fieldReason('missingImages', { images: missing.join(', ') }))
  if (sent.length > mostImages) wrong(fieldReason('mostImages', { most: mostImages }))
  if (sent.some((image, at) => image !== 'page' && sent.indexOf(image) !== at)) wrong(fieldReason('imageOnce'))
}

function wrong(reason: Localized): never {
  return refuse('badInput', { fields: { images: reason } })
}
