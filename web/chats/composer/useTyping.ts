import { useEffect, useRef } from 'react'
import { typingSeconds } from '#contract/chats/chat-typing.ts'
import { api } from '#web/kit/api.ts'
import { call } from '#web/kit/call.ts'
import { invalidate, useRead } from '#web/kit/read.ts'

const sayEveryMs = 3000

/** Who else is typing in the conversation, and reports that this person is. */
export function useTyping(chatId: number, canSay: boolean): { names: string[]; isPeer: boolean; say(): void } {
  const { data } = useRead(api.chatTyping.list, { chatId })
  const saidAt = useRef(0)
  const count = data?.length ?? 0
  useEffect(() => {
    if (!count) return
    const timer = setTimeout(() => invalidate('chatTyping'), typingSeconds * 1000)
    return () => clearTimeout(timer)
  }, [count])

  return {
    names: data?.map(({ name }) => name) ?? [],
    isPeer: data?.some(({ kind }) => kind === 'peer') ?? false,
    say() {
      if (!canSay || performance.now() - saidAt.current < sayEveryMs) return
      saidAt.current = performance.now()
      // A lost typing signal has no consequence, so its failure is ignored.
      call(api.chatTyping.say, { chatId }).catch(() => {})
    },
  }
}
