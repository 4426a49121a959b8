import { avatarSign } from './avatar/avatarSign.ts'

/** A picture, or a sign of the name where there is none. */
export function Avatar({ name, src = '', size = 28 }: { name: string; src?: string; size?: number }) {
  const round = 'inline-grid shrink-0 place-items-center rounded-full object-cover'
  if (src) return <img src={src} alt="" width={size} height={size} className={round} />
  return (
    <span
      aria-hidden
      className={`${round} bg-avatar font-medium text-avatar-ink`}
      style={{ width: size, height: size, fontSize: size * 0.44 }}
    >
      {avatarSign(name)}
    </span>
  )
}
