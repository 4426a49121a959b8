import type { Level } from '#contract/desk/notification-topics.ts'
import { shellWords } from '#words/desk/shell.ts'
import { type Phrase, words } from '#words/words.ts'

export const notificationSettingsWords = words({
  title: shellWords.notificationSettings,
  whenTitle: {
    zh: '免打扰与桌面通知',
    en: 'Quiet hours and desktop',
    es: 'Silencio y escritorio',
    ja: 'おやすみ時間とデスクトップ',
  },
  desktop: { zh: '桌面通知', en: 'Desktop notifications', es: 'Notificaciones de escritorio', ja: 'デスクトップ通知' },
  desktopHint: {
    granted: {
      zh: '页面在后台时，由系统弹出通知',
      en: 'Your system shows them while this page is in the background',
      es: 'El sistema las muestra cuando esta página está en segundo plano',
      ja: 'この画面が背面にあるとき、システムが通知を表示します',
    },
    default: {
      zh: '开启时浏览器会询问是否允许，请选择“允许”',
      en: 'Your browser will ask for permission. Choose “Allow”.',
      es: 'El navegador pedirá permiso. Elija «Permitir».',
      ja: 'ブラウザが許可を求めたら「許可」を選んでください',
    },
    denied: {
      zh: '浏览器已禁止通知，请在地址栏旁的网站设置中改为允许',
      en: 'Your browser blocks them. Allow notifications in the site settings next to the address.',
      es: 'El navegador las bloquea. Permítalas en los ajustes del sitio, junto a la dirección.',
      ja: 'ブラウザで通知がブロックされています。アドレス横のサイト設定で許可してください',
    },
    missing: {
      zh: '当前浏览器或访问方式不支持，请通过 https 打开本系统',
      en: 'Not available in this browser or without https. Open the system by https.',
      es: 'No disponibles en este navegador o sin https. Abra el sistema mediante https.',
      ja: 'このブラウザまたは接続方法では利用できません。https で開いてください',
    },
  },
  quietHours: { zh: '免打扰时段', en: 'Quiet hours', es: 'Horas de silencio', ja: 'おやすみ時間' },
  quietFrom: { zh: '开始', en: 'From', es: 'Desde', ja: '開始' },
  quietTo: { zh: '结束', en: 'To', es: 'Hasta', ja: '終了' },
  quietHint: {
    zh: '北京时间。时段内不响铃、不弹桌面通知',
    en: 'Beijing time. No sound and no desktop notifications within.',
    es: 'Hora de Pekín. Sin sonido ni notificaciones de escritorio durante ese tiempo.',
    ja: '北京時間。この間は音もデスクトップ通知も出ません',
  },
  about: { zh: '各类消息', en: 'By topic', es: 'Por tema', ja: '種類ごと' },
  aboutHint: {
    zh: '只列出您的角色会收到的消息。“不要”的消息不进列表，也不计数。',
    en: 'What your role is told of. “Off” is neither listed nor counted.',
    es: 'Lo que recibe su rol. «No»: ni se muestra ni se cuenta.',
    ja: 'あなたの役割に届くものだけを表示します。「なし」は一覧にも件数にも入りません。',
  },
  levels: {
    sound: { zh: '声音', en: 'Sound', es: 'Sonido', ja: '音' },
    reminder: { zh: '提醒', en: 'Reminder', es: 'Aviso', ja: '表示' },
    listed: { zh: '只进铃铛', en: 'List only', es: 'Solo lista', ja: '一覧のみ' },
    none: { zh: '不要', en: 'Off', es: 'No', ja: 'なし' },
  } satisfies Record<Level, Phrase>,
  levelHints: {
    zh: '声音：响铃并弹出 · 提醒：只弹出 · 只进铃铛：在右上角铃铛里等待',
    en: 'Sound: rings and is shown · Reminder: is shown · List only: waits under the bell',
    es: 'Sonido: suena y aparece · Aviso: aparece · Solo lista: espera en la campana',
    ja: '音：鳴って表示 · 表示：表示のみ · 一覧のみ：ベルの中で待機',
  },
  alarmsAlwaysRing: {
    zh: '紧急警报不受以上设置影响，始终响铃',
    en: 'Urgent alarms always ring, whatever is set here.',
    es: 'Las alarmas urgentes suenan siempre, sea cual sea este ajuste.',
    ja: '緊急アラームは設定にかかわらず必ず鳴ります',
  },
  topics: shellWords.topics,
})
