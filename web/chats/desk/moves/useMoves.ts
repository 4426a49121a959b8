import type { LucideIcon } from 'lucide-react'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import BellRing from 'lucide-react/icons/bell-ring'
import CheckCheck from 'lucide-react/icons/check-check'
import Hand from 'lucide-react/icons/hand'
import MicOff from 'lucide-react/icons/mic-off'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import type { ChatAction } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { ButtonProps } from '#web/ui/controls/Button.tsx'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { chatsWords } from '#words/chats/chats.ts'

type Move = {
  key: string
  label: string
  icon: LucideIcon
  look: NonNullable<ButtonProps['look']>
  pending: boolean
  onChoose: () => void
}

/** In the order of use. */
const moves = ['claim', 'reopen', 'wake', 'resolve', 'transfer', 'snooze', 'takeOver', 'mute', 'unmute'] as const

const icons: Record<(typeof moves)[number], LucideIcon> = {
  claim: Hand,
  reopen: RotateCcw,
  wake: BellRing,
  resolve: CheckCheck,
  transfer: ArrowRightLeft,
  snooze: AlarmClock,
  takeOver: UserRoundCheck,
  mute: MicOff,
  unmute: MicOff,
}
const leading = ['claim', 'reopen', 'wake', 'resolve'] as const
const usual = [...leading, 'transfer', 'snooze', 'takeOver'] as const

/** The actions this reader may take on a conversation: the first as buttons, the rest in a menu. */
export function useMoves(chat: ChatRow, onAction: (action: ChatAction) => void): { first: Move[]; rest: Move[] } {
  const text = useWords(chatsWords)
  const isMobile = useIsMobile()
  const hide = useCommand(api.chats.pcDelete)
  const all = moves
    .filter(move => chat.allowed.includes(move))
    .map<Move>(move => ({
      key: move,
      label: move === 'transfer' && chat.state === 'queued' ? text.handOut : text.moves[move],
      icon: icons[move],
      look: leading.some(lead => lead === move) ? 'primary' : 'plain',
      pending: false,
      onChoose: () => onAction(move),
    }))
  const remove: Move = {
    key: 'hide',
    label: chat.isHidden ? text.restore : text.hide,
    icon: Trash2,
    look: 'plain',
    pending: hide.pending,
    onChoose: () =>
      void hide.run({ ids: [chat.id], restore: chat.isHidden }).then(answer => answer && toast.success(text.done)),
  }
  const first = all.filter(({ key }) => usual.some(one => one === key)).slice(0, isMobile ? 1 : 3)
  return { first, rest: [...all.filter(move => !first.includes(move)), remove] }
}
