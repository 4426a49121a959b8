import { X } from 'lucide-react'
import type { Notification } from '#contract/notifications.ts'
import { useWords } from '#web/kit/words.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { text, type Words } from './text.ts'
import type { Notices } from './useNotices.ts'

type MessageDrawerProps = { notices: Notices; open: boolean; onClose: () => void }

/** What has not been read yet, newest first. */
export function MessageDrawer({ notices, open, onClose }: MessageDrawerProps) {
  const words = useWords(text)
  return (
    <Drawer open={open} onClose={onClose} label={words.messages} width="max(20%, 320px)">
      <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 className="text-base font-medium">{words.messages}</h2>
        <span className="ml-auto" />
        {notices.rows.length > 0 && (
          <Button look="quiet" onClick={notices.clear}>
            {words.clearAll}
          </Button>
        )}
        <IconButton icon={X} label={words.close} onClick={onClose} />
      </header>
      {notices.rows.length === 0 && <Empty>{words.noMessages}</Empty>}
      <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
        {notices.rows.map(notification => (
          <li key={notification.id} className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
            <MessageRow
              notification={notification}
              onOpen={() => {
                notices.open(notification)
                onClose()
              }}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

function MessageRow({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const words = useWords(text)
  const { type, sendName, sendImg, createTime } = notification
  const isFromSomebody = type <= 2 && sendName !== ''
  return (
    <button type="button" onClick={onOpen} className="flex w-full gap-3 px-4 py-3 text-left hover:bg-hover">
      {isFromSomebody && <Avatar name={sendName} src={sendImg} size={32} />}
      <span className="grid min-w-0 flex-1 gap-0.5">
        {isFromSomebody && <span className="truncate text-sm font-medium">{sendName}</span>}
        <span className="text-sm break-words">{messageOf(notification, words)}</span>
        <time className="text-xs text-muted">{createTime}</time>
      </span>
    </button>
  )
}

function messageOf({ type, msg }: Notification, words: Words): string {
  if (type === 1) return words.image
  return type === 2 ? words.voice : msg
}
