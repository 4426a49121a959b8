import type { Words } from './text.ts'

export const words: Words = {
  lines: {
    queued: ({ ahead }) => `列に入りました。前に ${ahead ?? 0} 人`,
    offHours: () => '受付時間外：伝言を案内しました',
    claimed: ({ name }) => `${name} が引き受けました`,
    assigned: ({ name }) => `${name} に割り当てました`,
    takenOver: ({ name }) => `${name} が引き継ぎました`,
    offered: ({ by, name }) => `${by} が ${name} に転送`,
    accepted: ({ name }) => `${name} が承諾`,
    declined: ({ name }) => `${name} が戻しました`,
    bounced: () => '承諾がなく、戻りました',
    requeued: () => '列に戻りました',
    snoozed: ({ name, until }) => `${name} が ${until} まで保留`,
    woken: ({ name }) => (name ? `${name} が保留を解除` : '保留の期限が来て戻りました'),
    resolved: () => '会話を終了しました',
    closedBySilence: () => '長く返信がなく、自動で終了しました',
    reopened: ({ name }) => `${name} が再開しました`,
    muted: ({ name, hours }) => `${name} が ${hours ?? ''} 時間の発言停止`,
    unmuted: ({ name }) => `${name} が停止を解除`,
    packetOpened: ({ yuan }) => `¥${yuan ?? ''} の紅包が開かれました`,
    packetExpired: ({ yuan }) => `¥${yuan ?? ''} の紅包は期限切れで戻りました`,
    packetRevoked: ({ yuan }) => `¥${yuan ?? ''} の紅包を取り下げました`,
    packetRejected: ({ yuan }) => `¥${yuan ?? ''} の紅包は却下されました`,
    rated: ({ score }) => `評価は ${score ?? ''} でした`,
  },
}
