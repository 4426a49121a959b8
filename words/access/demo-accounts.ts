import type { DemoUsername } from '#contract/access/sign-on.ts'
import { type Phrase, words } from '#words/words.ts'

/** What a visitor of the demo may try with each account. */
export const demoAccountWords = words({
  title: {
    zh: '演示账号，点一下就进去',
    en: 'Demo accounts: one press and you are in',
    es: 'Cuentas de prueba: un clic y dentro',
    ja: 'デモ用アカウント。押すだけで入れます',
  },
  tries: {
    admin: {
      zh: '开账号、分角色，接入应用，改业务参数',
      en: 'Open accounts, give roles, connect apps, change settings',
      es: 'Crear cuentas, dar roles, conectar apps, cambiar ajustes',
      ja: 'アカウントとロール、アプリ接続、設定の変更',
    },
    ops: {
      zh: '看全城数据，写公告，管骑手和商家',
      en: 'See the city in figures, write announcements, look after riders and shops',
      es: 'Ver la ciudad en cifras, escribir avisos, cuidar de repartidores y tiendas',
      ja: '都市の数字、お知らせ、配達員と店舗の管理',
    },
    kefu: {
      zh: '接待顾客会话，发起退款，处理投诉',
      en: 'Answer customers, ask for refunds, handle complaints',
      es: 'Atender clientes, pedir reembolsos, tramitar reclamaciones',
      ja: '顧客への返信、返金の申請、苦情の対応',
    },
    leader: {
      zh: '调配会话，审批红包，看团队表现',
      en: 'Move conversations, approve red packets, see how the team does',
      es: 'Repartir conversaciones, aprobar cupones, ver al equipo',
      ja: '会話の割り振り、クーポンの承認、チームの状況',
    },
    dispatcher: {
      zh: '把待派单派给骑手，试试派单地图',
      en: 'Assign riders to waiting orders, try the dispatch board',
      es: 'Asignar repartidores, probar el tablero de despacho',
      ja: '待機中の注文を配達員へ。配車ボードもどうぞ',
    },
    finance: {
      zh: '审核提现，核对渠道账单，看总账',
      en: 'Review withdrawals, compare bills of channels, read the ledger',
      es: 'Revisar retiradas, cotejar facturas, leer el libro mayor',
      ja: '出金の審査、請求の照合、総勘定元帳',
    },
    auditor: {
      zh: '审证件、入驻申请和动态，按 A 通过',
      en: 'Judge papers, applications and posts; A approves',
      es: 'Juzgar documentos, solicitudes y publicaciones; A aprueba',
      ja: '書類・申請・投稿の審査。A で承認',
    },
    viewer: {
      zh: '到处看看，什么也不改',
      en: 'Look everywhere, change nothing',
      es: 'Mirar todo sin cambiar nada',
      ja: '見るだけ。変更はできません',
    },
  } satisfies Record<DemoUsername, Phrase>,
})
