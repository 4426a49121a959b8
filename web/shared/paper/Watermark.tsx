import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useTimeFormat } from '#web/kit/time.ts'

/** Of one repetition, in px. */
const size = { width: 360, height: 190 }

/** Who looks at the picture and since when, across all of it at any enlargement. */
export function Watermark({ openedAt }: { openedAt: number }) {
  const person = useRead(api.session.userInfo, {}).data
  const print = useTimeFormat('full')
  const text = `${person?.nickName ?? ''} ${person?.username ?? ''} ${print(openedAt)}`
  return (
    <span
      aria-hidden
      data-watermark={text}
      className="pointer-events-none absolute inset-0 z-10 mix-blend-difference select-none"
      style={{ backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(pictureOf(text))}")` }}
    />
  )
}

function pictureOf(text: string): string {
  const { width, height } = size
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const line = (x: number, y: number) =>
    `<text x="${x}" y="${y}" transform="rotate(-20 ${x} ${y})" text-anchor="middle">${escaped}</text>`
  const style = 'font-family="sans-serif" font-size="13" fill="#fff" fill-opacity="0.45"'
  const lines = [line(width / 2, height / 2)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g ${style}>${lines.join('')}</g></svg>`
}
