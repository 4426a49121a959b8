import { words } from '#words/words.ts'

export const callsWords = words({
  failed: {
    zh: '数据请求失败',
    en: 'The request failed',
    es: 'La solicitud ha fallado',
    ja: 'リクエストに失敗しました',
  },
  unreachable: {
    zh: '连接不上服务器，请检查网络后重试',
    en: 'The server cannot be reached. Check the network and try again.',
    es: 'No se puede conectar con el servidor. Revisa la red e inténtalo de nuevo.',
    ja: 'サーバーに接続できません。ネットワークを確認して、もう一度お試しください。',
  },
  timedOut: {
    zh: '服务器 20 秒内没有应答，请稍后重试',
    en: 'The server did not answer within 20 seconds. Try again in a moment.',
    es: 'El servidor no ha respondido en 20 segundos. Inténtalo de nuevo en un momento.',
    ja: 'サーバーから20秒以内に応答がありませんでした。しばらくしてからもう一度お試しください。',
  },
  cancelled: { zh: '取消操作', en: 'Cancelled', es: 'Operación cancelada', ja: '操作を取り消しました' },
})
