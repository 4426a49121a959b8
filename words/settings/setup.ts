import type { SetupStep } from '#contract/settings/setup.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

const title: Phrase = { zh: '开始使用', en: 'Getting started', es: 'Primeros pasos', ja: 'はじめに' }
const skipped: Phrase = { zh: '已跳过', en: 'Skipped', es: 'Omitido', ja: 'スキップ済み' }
const skip: Phrase = { zh: '跳过', en: 'Skip', es: 'Omitir', ja: 'スキップ' }

const steps = {
  city: { zh: '添加城市', en: 'Your first city', es: 'Su primera ciudad', ja: '最初の都市' },
  services: labelWords.openServices,
  app: { zh: '接入第一个应用', en: 'Your first app', es: 'Su primera aplicación', ja: '最初のアプリ' },
  colleagues: { zh: '邀请同事', en: 'Invite colleagues', es: 'Invitar a colegas', ja: '同僚を招待' },
  secondFactor: { zh: '开启双重验证', en: 'Second factor', es: 'Segundo factor', ja: '二段階認証を有効に' },
} satisfies Record<SetupStep, Phrase>

/** The first steps of a new installation, and what an empty list of orders says. */
export const setupWords = words({
  title,
  hint: {
    zh: '完成下面几步，客户的订单就会出现在工作台。每一步都可以跳过，稍后从菜单“系统 → 开始使用”回来。',
    en: 'After these steps, orders of your customers appear on the desk. Skip whatever you like; you find it again in the menu under System.',
    es: 'Tras estos pasos, los pedidos llegan al panel. Omita lo que quiera; lo encontrará de nuevo en el menú Sistema.',
    ja: 'これらの手順を終えると、注文が届きます。スキップした手順はメニューの「システム」からいつでも戻れます。',
  },
  progress: {
    zh: (done: number, all: number) => `已完成 ${done} / ${all}`,
    en: (done: number, all: number) => `${done} of ${all} done`,
    es: (done: number, all: number) => `${done} de ${all} listos`,
    ja: (done: number, all: number) => `${all} 件中 ${done} 件完了`,
  },
  card: {
    zh: (done: number, all: number) => `继续设置：已完成 ${done} / ${all}`,
    en: (done: number, all: number) => `Set up: ${done} of ${all}`,
    es: (done: number, all: number) => `Configuración: ${done} de ${all}`,
    ja: (done: number, all: number) => `初期設定：${done} / ${all}`,
  },
  next: {
    zh: (it: string) => `下一步：${it}`,
    en: (it: string) => `Next: ${it}`,
    es: (it: string) => `Siguiente: ${it}`,
    ja: (it: string) => `次：${it}`,
  },
  goOn: { zh: '继续', en: 'Go on', es: 'Continuar', ja: '続ける' },
  steps,
  hints: {
    city: {
      zh: '应用下单时用区划代码说明城市。添加后，只接收这些城市的订单。',
      en: 'Orders name their city by its division code. From now on, orders of other cities are refused.',
      es: 'Los pedidos indican su ciudad por el código. Los de otras ciudades se rechazan.',
      ja: '注文は行政区画コードで都市を示します。登録後は他の都市の注文を拒否します。',
    },
    services: {
      zh: '选择这座城市接收哪些业务的订单。',
      en: 'Choose which services take orders in your city.',
      es: 'Elija qué servicios aceptan pedidos en su ciudad.',
      ja: 'その都市で注文を受け付けるサービスを選びます。',
    },
    app: {
      zh: '您的小程序或后端用应用的 ID 和密钥调用开放接口，把订单送到这里。密钥只显示一次。',
      en: 'Your shop or backend sends orders with the ID and the secret of an app. The secret is shown once.',
      es: 'Su sistema envía los pedidos con el ID y el secreto de una aplicación. El secreto se muestra una vez.',
      ja: 'お使いのシステムがアプリの ID とシークレットで注文を送ります。シークレットの表示は一度だけです。',
    },
    colleagues: {
      zh: '给客服、调度、财务各自的账号和角色。',
      en: 'Give dispatchers, agents and finance accounts and roles of their own.',
      es: 'Dé a cada colega su cuenta y su rol.',
      ja: '担当者ごとにアカウントとロールを用意します。',
    },
    secondFactor: {
      zh: '您是管理员，请用手机验证器保护您的账号。',
      en: 'You are an administrator: protect your account with an authenticator app.',
      es: 'Usted administra: proteja su cuenta con un autenticador.',
      ja: '管理者アカウントを認証アプリで保護してください。',
    },
  } satisfies Record<SetupStep, Phrase>,
  actions: {
    city: labelWords.chooseCity,
    services: { zh: '选择业务', en: 'Choose services', es: 'Elegir servicios', ja: 'サービスを選ぶ' },
    app: { zh: '创建应用', en: 'Create the app', es: 'Crear la aplicación', ja: 'アプリを作る' },
    colleagues: { zh: '前往员工管理', en: 'To the staff', es: 'Ir al personal', ja: 'スタッフ管理へ' },
    secondFactor: { zh: '前往设置', en: 'Set it up', es: 'Configurarlo', ja: '設定へ進む' },
  } satisfies Record<SetupStep, Phrase>,
  states: {
    done: { zh: '已完成', en: 'Done', es: 'Listo', ja: '完了' },
    skipped,
  },
  skip,
  unskip: { zh: '恢复此步', en: 'Do it after all', es: 'Retomar', ja: 'やはり行う' },
  askAdministrator: {
    zh: '请管理员完成这一步',
    en: 'An administrator does this',
    es: 'Lo hace un administrador',
    ja: '管理者が行います',
  },
  allDone: {
    zh: '设置完成。按接口文档发送第一笔订单，它会立即出现在订单列表。',
    en: 'All set. Send a first order as the reference says; it appears in the list at once.',
    es: 'Todo listo. Envíe un primer pedido según la referencia; aparecerá enseguida.',
    ja: '準備完了です。リファレンスに従って最初の注文を送ると、すぐに一覧に表示されます。',
  },
  waits: {
    zh: '正在等待第一笔订单，到达后会显示在这里。',
    en: 'Waiting for the first order. It is shown here as soon as it comes.',
    es: 'Esperando el primer pedido. Aparecerá aquí en cuanto llegue.',
    ja: '最初の注文を待っています。届くとここに表示されます。',
  },
  firstOrder: {
    zh: '第一笔订单已到达：',
    en: 'The first order is here:',
    es: 'Ha llegado el primer pedido:',
    ja: '最初の注文が届きました：',
  },
  reference: labelWords.reference,
  appTitle: {
    zh: '创建第一个应用',
    en: 'Create your first app',
    es: 'Crear su primera aplicación',
    ja: '最初のアプリを作成',
  },
  appName: {
    zh: '名称，例如“我的小程序”',
    en: 'Name, such as “Our shop”',
    es: 'Nombre, como «Nuestra tienda»',
    ja: '名前（例：自社アプリ）',
  },
  appScope: { zh: '它代表谁', en: 'Whom it speaks for', es: 'En nombre de quién', ja: '代表する範囲' },
  appScopes: {
    whole: {
      zh: '一个后端负责全部：用户、商家、服务人员',
      en: 'One backend for everybody: customers, shops, workers',
      es: 'Un sistema para todos: clientes, comercios, trabajadores',
      ja: '利用者・店舗・スタッフを1つのシステムで',
    },
    customer: {
      zh: '只有用户端，其他应用稍后再加',
      en: 'Customers only; other apps come later',
      es: 'Solo clientes; las demás después',
      ja: '利用者のみ。他のアプリは後で追加',
    },
  },
  empty: {
    app: {
      zh: '还没有任何订单：没有应用接入，订单无法送达。',
      en: 'No orders at all yet: there is no app that could send any.',
      es: 'Aún no hay pedidos: ninguna aplicación puede enviarlos.',
      ja: '注文はまだありません。注文を送るアプリが登録されていません。',
    },
    city: {
      zh: '还没有任何订单：没有城市开放业务，订单会被拒绝。',
      en: 'No orders at all yet: no city takes any.',
      es: 'Aún no hay pedidos: ninguna ciudad los acepta.',
      ja: '注文はまだありません。受付中の都市がありません。',
    },
    order: {
      zh: '还没有任何订单。应用发来的第一笔订单会立即出现在这里。',
      en: 'No orders at all yet. The first one an app sends appears here at once.',
      es: 'Aún no hay pedidos. El primero que envíe una aplicación aparecerá aquí.',
      ja: '注文はまだありません。アプリからの最初の注文がすぐここに表示されます。',
    },
  },
})

export const setupFeature = words({
  name: title,
  permissions: {
    'setup.edit': {
      zh: '设置新安装',
      en: 'Set up the installation',
      es: 'Configurar la instalación',
      ja: '初期設定を行う',
    },
  },
  events: {
    'setup.skip': { zh: '跳过设置步骤', en: 'Skipped a first step', es: 'Omitió un paso', ja: '手順をスキップ' },
  },
  states: {
    open: { zh: '待完成', en: 'To do', es: 'Pendiente', ja: '未完了' },
    skipped,
  },
} satisfies FeatureWords<'setup'>)
