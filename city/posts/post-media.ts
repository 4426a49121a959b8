import type { OpenApi } from '#city/api/open-api.ts'
import { toJpeg } from '#city/papers/canvas.ts'
import { createRandom, type Random } from '#city/world/random.ts'
import type { PostKind } from '#contract/reviews/post.ts'
import { postLimits } from '#contract/reviews/post-rules.ts'
import { recordFilm } from './post-film.ts'
import { drawScene, sceneOf } from './post-picture.ts'
import { recordVoice } from './post-sound.ts'
import type { PostFlaw } from './post-texts.ts'

/** Flaws that are shown on a picture rather than written only. */
const onPosters: readonly PostFlaw[] = ['advertising', 'contacts', 'fraud']

/** Most have pictures; now and then a voice or a small film. */
export function kindOf(random: Random): PostKind {
  const draw = random.next()
  if (draw < 0.34) return 'text'
  return draw < 0.92 ? 'image' : draw < 0.97 ? 'voice' : 'video'
}

/** Uploads what belongs to a post. `name` chooses the content: the same name gives the same pictures. */
export async function uploadMedia(
  api: OpenApi,
  { kind, flaw, name, images }: { kind: PostKind; flaw: PostFlaw; name: string; images: number | undefined },
): Promise<string[]> {
  const random = createRandom(`media/${name}`)
  if (kind === 'text') return []
  if (kind === 'voice') {
    const seconds = random.whole(3, 12)
    const data = recordVoice(seconds, name).toString('base64')
    return [(await api.sendPostMedium({ kind, data, seconds })).mediaId]
  }
  const isPoster = onPosters.includes(flaw)
  if (kind === 'video') {
    const seconds = random.whole(2, 4)
    const film = await recordFilm(seconds, sceneOf(random, isPoster), name)
    return [(await api.sendPostMedium({ kind, data: film.toString('base64'), seconds })).mediaId]
  }
  const count = images ?? (random.chance(0.1) ? postLimits.images : random.whole(1, 4))
  const ids: string[] = []
  for (let place = 0; place < count; place++) {
    const jpeg = await toJpeg(drawScene(sceneOf(random, isPoster), `${name}/${place}`))
    ids.push((await api.sendPostMedium({ kind: 'image', data: jpeg.toString('base64') })).mediaId)
  }
  return ids
}
