import { toJpeg } from '#city/papers/canvas.ts'
import { drawScene } from '#city/posts/post-picture.ts'

/** A picture as somebody uploads it, in a file of that name. */
export async function pictureFile(name: string): Promise<{ name: string; bytes: Uint8Array; mime: string }> {
  return { name: `${name}.jpg`, bytes: await toJpeg(drawScene('poster', name)), mime: 'image/jpeg' }
}
