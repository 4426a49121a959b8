import type { Words } from './text.ts'

export const words: Words = {
  keys: {
    step: '次 / 前の会話',
    answer: '返信を始める',
    send: '送信（入力中）',
    line: '改行',
    next: '送信して次へ',
    quick: '定型文',
    card: '注文カードを送る（入力欄が空のとき）',
    claim: '引き受ける',
    resolve: '終了する',
    transfer: '転送',
    accept: '引き継ぎを受ける',
    snooze: '保留',
    reopen: '再開',
    find: 'メッセージを検索',
    context: '詳細',
    leave: '入力欄を離れる / 閉じる',
    help: 'この一覧',
  },
}
