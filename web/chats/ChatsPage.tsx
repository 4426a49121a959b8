import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react'
import { openOutbox } from '#web/chats/composer/outbox/outbox.ts'
import { ContextPane } from '#web/chats/context/ContextPane.tsx'
import { ContextPlace } from '#web/chats/context/ContextPlace.tsx'
import { type OpenedOrder, OpenOrder } from '#web/chats/context/openOrder.ts'
import { PersonOrderDrawer } from '#web/chats/context/PersonOrderDrawer.tsx'
import { ThreadPane } from '#web/chats/conversation/ThreadPane.tsx'
import { Queues } from '#web/chats/inbox/Queues.tsx'
import { type Beside, Question } from '#web/chats/inbox/question.ts'
import { useChatList } from '#web/chats/inbox/useChatList.ts'
import { useWords } from '#web/kit/words.ts'
import { useQuestion } from '#web/shared/list/addressQuestion.ts'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { DeskDialogs } from './desk/DeskDialogs.tsx'
import { ChatActionDialog } from './desk/moves/ChatActionDialog.tsx'
import { useChatAction } from './desk/moves/useChatAction.ts'
import { useGoOn } from './desk/moves/useGoOn.ts'
import { useDeskKeys } from './desk/useDeskKeys.ts'
import { useMyStatus } from './desk/useMyStatus.ts'
import { useOpenChat } from './desk/useOpenChat.ts'
import { usePanes } from './desk/usePanes.ts'

/** The customer service desk: queues, conversation, and details of the other party. */
export function ChatsPage() {
  const text = useWords(chatsWords)
  const [question, setQuestion] = useQuestion(Question)
  const { chat: openId, at, ...listed } = question
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const panes = usePanes(box)
  const [isHeld, setHeld] = useState(false)
  const [beside, setBeside] = useState<Beside>()
  const closeBeside = () => setBeside(undefined)
  const [order, setOrder] = useState<OpenedOrder>()
  const list = useChatList(listed, isHeld)
  const me = useMyStatus()
  const { chat, error, retry, open, close, step } = useOpenChat(openId, setQuestion, list)
  const opens = order?.chatId === chat?.id ? order : undefined
  useOutbox(me?.id)

  const { chosen, chooseAction, closeDialog } = useChatAction(chat, () =>
    setQuestion({ queue: 'mine' }, { replace: true }),
  )
  const goOn = useGoOn({ chat, openId, queue: question.queue, me, panes, input, setQuestion })
  const keys = { input, chat, step, close: () => panes === 1 && close(), onAction: chooseAction, onBeside: setBeside }
  useDeskKeys(keys, opens === undefined)

  return (
    <OpenOrder value={(no, part = 'overview') => chat && setOrder({ chatId: chat.id, no, part })}>
      <section
        ref={box}
        className="flex h-full min-h-105 overflow-hidden border-line bg-surface desktop:m-4 desktop:h-[calc(100%-32px)] desktop:rounded-lg desktop:border"
      >
        <h1 className="sr-only">{text.title}</h1>
        {(panes > 1 || !openId) && (
          <Queues
            question={question}
            setQuestion={setQuestion}
            list={list}
            me={me}
            isWhole={panes === 1}
            onHold={setHeld}
            onOpen={id => (id === openId ? input.current?.focus() : open(id))}
            onBeside={setBeside}
          />
        )}
        {(panes > 1 || openId > 0) && (
          <div className="flex min-w-0 flex-1 flex-col">
            {!openId && <NothingOpen />}
            {openId > 0 && !chat && error && <Failed error={error} onAgain={retry} />}
            {chat && (
              <ThreadPane
                key={chat.id}
                chat={chat}
                me={me}
                target={at}
                input={input}
                panes={panes}
                onBack={close}
                onAction={chooseAction}
                onBeside={setBeside}
                onNext={() => step(1)}
              />
            )}
          </div>
        )}
        {chat && (
          <ContextPlace
            isBeside={panes === 3}
            isOpen={beside === 'context'}
            over={opens && <PersonOrderDrawer opened={opens} onOpen={setOrder} onClose={() => setOrder(undefined)} />}
            onClose={closeBeside}
          >
            <ContextPane key={chat.id} chat={chat} onOpen={open} />
          </ContextPlace>
        )}
        <DeskDialogs beside={beside} me={me} openId={openId} setQuestion={setQuestion} onClose={closeBeside} />
        <MoveDialog chosen={chosen} isWhole={panes === 1} onEnded={goOn} onClose={closeDialog} />
      </section>
    </OpenOrder>
  )
}

type MoveDialogProps = Pick<ComponentProps<typeof ChatActionDialog>, 'isWhole' | 'onEnded' | 'onClose'> &
  Pick<ReturnType<typeof useChatAction>, 'chosen'>

function MoveDialog({ chosen, ...rest }: MoveDialogProps) {
  return <Suspense>{chosen && <ChatActionDialog {...chosen} {...rest} />}</Suspense>
}

function NothingOpen() {
  const text = useWords(chatsWords)
  return (
    <div className="grid flex-1 place-items-center bg-ground">
      <Empty>{text.chooseOne}</Empty>
    </div>
  )
}

function useOutbox(personId: number | undefined): void {
  useEffect(() => {
    if (personId) void openOutbox(personId)
  }, [personId])
}
