import type { ReactNode } from 'react'
import { Avatar } from './Avatar.tsx'

type PersonTitleProps = { person: { nickName: string; avatar: string }; children: ReactNode }

/** The heading of a person's drawer; `children` is their state. */
export function PersonTitle({ person: { nickName, avatar }, children }: PersonTitleProps) {
  return (
    <>
      <Avatar name={nickName} src={avatar} size={28} />
      <span className="truncate">{nickName}</span>
      {children}
    </>
  )
}
