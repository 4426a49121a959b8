import { session } from '#contract/access/session.ts'
import { useRead } from '#web/kit/read.ts'
import { useTimeFormat } from '#web/kit/time.ts'

const marks = Array.from({ length: 48 }, (_, at) => String(at))

/** Who looks at the picture and since when, across all of it at any enlargement. */
export function Watermark({ openedAt }: { openedAt: number }) {
  const person = useRead(session.userInfo, {}).data
  const print = useTimeFormat('full')
  const text = `${person?.nickName ?? ''} ${person?.username ?? ''} ${print(openedAt)}`
  return (
    <span
      aria-hidden
      data-watermark
      className="pointer-events-none absolute inset-0 z-10 overflow-hidden mix-blend-difference select-none"
    >
      <span className="absolute top-1/2 left-1/2 flex w-[240%] -translate-1/2 -rotate-24 flex-wrap justify-center gap-x-12 gap-y-10 text-xs text-[rgb(255_255_255/0.42)]">
        {marks.map(mark => (
          <span key={mark} className="whitespace-nowrap">
            {text}
          </span>
        ))}
      </span>
    </span>
  )
}
