import { labelWords } from '#words/base/labels.ts'
import { listKeysWords } from '#words/base/lists.ts'
import { uiWords } from '#words/base/ui.ts'
import { plural, type Spoken, words } from '#words/words.ts'

export const shellWords = words({
  system: labelWords.productName,
  noPerson: {
    zh: '验证失败,请重新登录',
    en: 'Your sign-in could not be verified. Please sign in again.',
    es: 'No se ha podido verificar su sesión. Inicie sesión de nuevo.',
    ja: '認証に失敗しました。もう一度ログインしてください。',
  },
  noRoles: {
    zh: '用户未分配权限，请联系管理员!',
    en: 'Your account has no role yet. Please ask an administrator.',
    es: 'Su cuenta no tiene ningún rol asignado. Contacte con un administrador.',
    ja: 'アカウントに権限が割り当てられていません。管理者にお問い合わせください。',
  },
  entering: { zh: '正在进入系统…', en: 'Getting things ready…', es: 'Preparando todo…', ja: '準備しています…' },
  signInAgain: {
    zh: '用户登录信息过期,请重新登录!',
    en: 'Your session has ended. Please sign in again.',
    es: 'Su sesión ha caducado. Inicie sesión de nuevo.',
    ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  },
  signIn: { zh: '重新登录', en: 'Sign in again', es: 'Iniciar sesión', ja: '再ログイン' },
  signOut: { zh: '退出登录', en: 'Sign out', es: 'Cerrar sesión', ja: 'ログアウト' },
  sureToSignOut: {
    zh: '确定退出系统并清除登录信息吗?',
    en: 'Sign out and clear your sign-in information from this browser?',
    es: '¿Cerrar la sesión y borrar los datos de acceso de este navegador?',
    ja: 'ログアウトして、このブラウザのログイン情報を消去しますか？',
  },
  menu: { zh: '主菜单', en: 'Main menu', es: 'Menú principal', ja: 'メインメニュー' },
  foldMenu: { zh: '收起菜单', en: 'Collapse the menu', es: 'Contraer el menú', ja: 'メニューを折りたたむ' },
  unfoldMenu: { zh: '展开菜单', en: 'Expand the menu', es: 'Desplegar el menú', ja: 'メニューを広げる' },
  opensOutside: {
    zh: '在新标签页打开',
    en: 'opens in a new tab',
    es: 'se abre en una pestaña nueva',
    ja: '新しいタブで開きます',
  },
  breadcrumbs: { zh: '当前位置', en: 'You are here', es: 'Ubicación actual', ja: '現在の場所' },
  tabs: { zh: '已打开的页面', en: 'Open pages', es: 'Páginas abiertas', ja: '開いているページ' },
  refresh: uiWords.refresh,
  close: uiWords.close,
  closeLeft: { zh: '关闭左侧', en: 'Close to the left', es: 'Cerrar las de la izquierda', ja: '左側を閉じる' },
  closeRight: { zh: '关闭右侧', en: 'Close to the right', es: 'Cerrar las de la derecha', ja: '右側を閉じる' },
  closeOthers: { zh: '关闭其它', en: 'Close others', es: 'Cerrar las demás', ja: 'ほかを閉じる' },
  closeAll: { zh: '关闭所有', en: 'Close all', es: 'Cerrar todas', ja: 'すべて閉じる' },
  theme: { zh: '主题', en: 'Theme', es: 'Tema', ja: 'テーマ' },
  light: { zh: '浅色', en: 'Light', es: 'Claro', ja: 'ライト' },
  dark: { zh: '深色', en: 'Dark', es: 'Oscuro', ja: 'ダーク' },
  byDevice: { zh: '跟随系统', en: 'Same as device', es: 'Según el sistema', ja: 'システムに合わせる' },
  size: { zh: '布局大小', en: 'Layout size', es: 'Tamaño', ja: '表示サイズ' },
  large: { zh: '默认', en: 'Default', es: 'Predeterminado', ja: '標準' },
  medium: { zh: '中等', en: 'Medium', es: 'Mediano', ja: '中' },
  small: { zh: '小', en: 'Small', es: 'Pequeño', ja: '小' },
  mini: { zh: '迷你', en: 'Mini', es: 'Mini', ja: '最小' },
  language: labelWords.language,
  account: {
    zh: (name: string) => `${name} 的账号`,
    en: (name: string) => `Account of ${name}`,
    es: (name: string) => `Cuenta de ${name}`,
    ja: (name: string) => `${name} さんのアカウント`,
  },
  messages: { zh: '消息', en: 'Messages', es: 'Mensajes', ja: 'お知らせ' },
  unread: {
    zh: (count: string) => `消息，${count} 条未读`,
    en: (count: string) => `Messages, ${count} unread`,
    es: (count: string) => `Mensajes, ${count} sin leer`,
    ja: (count: string) => `お知らせ、未読 ${count} 件`,
  },
  notice: { zh: '消息提醒', en: 'New message', es: 'Mensaje nuevo', ja: '新着のお知らせ' },
  freshMessages: {
    zh: (count: number) => `${count} 条新消息`,
    en: (count: number) => `${count} new`,
    es: (count: number) => plural('es', count, { one: '1 nuevo', other: `${count} nuevos` }),
    ja: (count: number) => `新着 ${count} 件`,
  },
  notices: {
    zh: (count: number) => `收到 ${count} 条新消息，点击查看`,
    en: (count: number) => `${count} new messages. Click to read them.`,
    es: (count: number) => `${count} mensajes nuevos. Pulse para verlos.`,
    ja: (count: number) => `新着が ${count} 件あります。クリックして確認してください。`,
  },
  clearAll: { zh: '全部清除', en: 'Clear all', es: 'Borrar todo', ja: 'すべて消去' },
  noMessages: {
    zh: '没有未读消息',
    en: 'No unread messages',
    es: 'No hay mensajes sin leer',
    ja: '未読のお知らせはありません',
  },
  alarms: labelWords.openAlarms,
  claimAlarm: labelWords.handleIt,
  allAlarms: {
    zh: (count: number) => `全部 ${count} 条`,
    en: (count: number) => `All ${count}`,
    es: (count: number) => `Las ${count}`,
    ja: (count: number) => `全 ${count} 件`,
  },
  foldAlarms: { zh: '收起', en: 'Fold', es: 'Plegar', ja: 'たたむ' },
  image: { zh: '[图片消息]', en: '[Image]', es: '[Imagen]', ja: '[画像メッセージ]' },
  voice: { zh: '[语音消息]', en: '[Voice message]', es: '[Mensaje de voz]', ja: '[音声メッセージ]' },
  allowSound: {
    zh: '点击开启声音提醒',
    en: 'Click to turn on sound alerts',
    es: 'Pulse para activar los avisos sonoros',
    ja: 'クリックして通知音をオンにする',
  },
  notFound: {
    zh: '页面不存在',
    en: 'This page does not exist',
    es: 'Esta página no existe',
    ja: 'ページが見つかりません',
  },
  notFoundHint: {
    zh: '地址可能写错了，或者这个页面已经下线。请从左侧菜单进入，或回到首页。',
    en: 'The address may be mistyped, or the page is gone. Use the menu, or go back to the dashboard.',
    es: 'Puede que la dirección sea incorrecta o que la página ya no esté. Use el menú o vuelva al inicio.',
    ja: 'アドレスが間違っているか、ページがなくなった可能性があります。メニューから開くか、ホームに戻ってください。',
  },
  notPermitted: {
    zh: '没有权限查看这个页面',
    en: 'You may not view this page',
    es: 'No tiene permiso para ver esta página',
    ja: 'このページを表示する権限がありません',
  },
  notPermittedHint: {
    zh: '如果工作需要，请联系管理员为您的角色开通。',
    en: 'If your work needs it, ask an administrator to grant it to your role.',
    es: 'Si la necesita para su trabajo, pida a un administrador que la habilite para su rol.',
    ja: '業務で必要な場合は、管理者に権限の追加を依頼してください。',
  },
  notAvailable: {
    zh: (screen: string) => `“${screen}”页面暂不可用`,
    en: (screen: string) => `The screen “${screen}” is not available`,
    es: (screen: string) => `La pantalla «${screen}» no está disponible`,
    ja: (screen: string) => `画面「${screen}」は利用できません`,
  },
  notAvailableHint: {
    zh: '当前版本里还没有这个页面。请刷新浏览器获取最新版本，仍不行请联系管理员。',
    en: 'This version does not contain it yet. Reload the browser to get the newest version; if that does not help, tell an administrator.',
    es: 'Esta versión todavía no la incluye. Recargue el navegador para obtener la última versión; si no se soluciona, avise a un administrador.',
    ja: '現在のバージョンにはこの画面がありません。ブラウザを再読み込みして最新版を取得し、それでも開けない場合は管理者にお知らせください。',
  },
  broken: {
    zh: '这个页面出错了',
    en: 'Something went wrong on this page',
    es: 'Se ha producido un error en esta página',
    ja: 'このページでエラーが発生しました',
  },
  brokenHint: {
    zh: '其他页面不受影响。请重新打开；如果反复出现，请把下面这句话告诉管理员。',
    en: 'Other pages are not affected. Open it again; if it keeps happening, tell an administrator this sentence:',
    es: 'Las demás páginas siguen funcionando. Vuelva a abrirla; si se repite, comunique esta frase a un administrador:',
    ja: 'ほかのページには影響ありません。開き直しても繰り返す場合は、次の文を管理者にお伝えください。',
  },
  frameBrokenHint: {
    zh: '请重新打开，没有保存的内容需要再填一次；如果反复出现，请把下面这句话告诉管理员。',
    en: 'Open it again; what was not saved has to be written again. If it keeps happening, tell an administrator this sentence:',
    es: 'Vuelva a abrirla; lo que no se guardó habrá que escribirlo de nuevo. Si se repite, comunique esta frase a un administrador:',
    ja: '開き直してください。保存していない内容は入力し直しが必要です。繰り返す場合は、次の文を管理者にお伝えください。',
  },
  reopen: { zh: '重新打开', en: 'Open again', es: 'Volver a abrir', ja: '開き直す' },
  help: { zh: '帮助', en: 'Help', es: 'Ayuda', ja: 'ヘルプ' },
  noGuide: {
    zh: '这个页面还没有说明',
    en: 'There is no guide to this page yet',
    es: 'Aún no hay guía de esta página',
    ja: 'この画面の説明はまだありません',
  },
  home: { zh: '回到首页', en: 'Go to the dashboard', es: 'Ir al inicio', ja: 'ホームへ' },
  search: listKeysWords.keys.palette,
  searchHint: {
    zh: '搜索页面、订单（单号、电话、姓名）或操作，支持拼音',
    en: 'Search pages, orders (number, phone, name) or actions',
    es: 'Busque páginas, pedidos (número, teléfono, nombre) o acciones',
    ja: 'ページ・注文（番号・電話・氏名）・操作を検索',
  },
  noHits: {
    zh: (asked: string) => `没有找到“${asked}”`,
    en: (asked: string) => `Nothing found for “${asked}”`,
    es: (asked: string) => `No se ha encontrado «${asked}»`,
    ja: (asked: string) => `「${asked}」は見つかりません`,
  },
  goToOrder: {
    zh: (no: string) => `前往订单 ${no}`,
    en: (no: string) => `Go to order ${no}`,
    es: (no: string) => `Ir al pedido ${no}`,
    ja: (no: string) => `注文 ${no} を開く`,
  },
  settings: { zh: '系统设置', en: 'Settings', es: 'Ajustes', ja: '表示設定' },
  fullscreen: { zh: '全屏', en: 'Full screen', es: 'Pantalla completa', ja: '全画面' },
  wholePage: { zh: '整个页面', en: 'Whole page', es: 'Página entera', ja: 'ページ全体' },
  contentOnly: { zh: '仅内容区', en: 'Content only', es: 'Solo el contenido', ja: 'コンテンツのみ' },
  printedAt: {
    zh: (time: string) => `打印时间 ${time}`,
    en: (time: string) => `Printed ${time}`,
    es: (time: string) => `Impreso ${time}`,
    ja: (time: string) => `印刷日時 ${time}`,
  },
  exitFullscreen: { zh: '退出全屏', en: 'Leave full screen', es: 'Salir de pantalla completa', ja: '全画面を終了' },
  more: { zh: '更多', en: 'More', es: 'Más', ja: 'その他' },
  me: labelWords.myProfile,
  sureToGiveUp: {
    zh: '还有没保存的内容，离开后将会丢失。确定离开吗?',
    en: 'There are unsaved changes, which will be lost. Leave anyway?',
    es: 'Hay cambios sin guardar que se perderán. ¿Salir de todos modos?',
    ja: '保存していない内容は失われます。このまま離れますか？',
  },
  errorLog: { zh: '错误日志', en: 'Error log', es: 'Registro de errores', ja: 'エラーログ' },
  errors: {
    zh: (count: number) => `错误日志，${count} 条`,
    en: (count: number) => `Error log, ${count} ${plural('en', count, { one: 'entry', other: 'entries' })}`,
    es: (count: number) => `Registro de errores, ${count}`,
    ja: (count: number) => `エラーログ ${count} 件`,
  },
  offline: {
    zh: '网络已断开，恢复后会自动刷新',
    en: 'You are offline. This page refreshes by itself once the connection is back.',
    es: 'Sin conexión. La página se actualizará sola cuando vuelva.',
    ja: 'オフラインです。接続が戻ると自動的に更新されます',
  },
  behind: {
    zh: '服务器繁忙，当前内容可能不是最新，稍后自动更新',
    en: 'The server is busy. What you see may be out of date; it will be updated shortly.',
    es: 'El servidor está ocupado. Lo que ve puede no estar al día; se actualizará en breve.',
    ja: 'サーバーが混み合っています。表示が最新でない可能性があります。まもなく自動的に更新されます',
  },
  skip: { zh: '跳到内容', en: 'Skip to the content', es: 'Ir al contenido', ja: '本文へ移動' },
  clockIsOff: {
    zh: (minutes: number, isFast: boolean) =>
      `这台电脑的时钟${isFast ? '快' : '慢'}了约 ${minutes} 分钟，请校准；页面已按服务器的时间计时`,
    en: (minutes: number, isFast: boolean) =>
      `The clock of this computer is about ${minutes} min ${isFast ? 'fast' : 'slow'}. Set it; until then this page counts by the server’s time.`,
    es: (minutes: number, isFast: boolean) =>
      `El reloj de este ordenador ${isFast ? 'adelanta' : 'atrasa'} unos ${minutes} min. Ajústelo; mientras tanto, la página usa la hora del servidor.`,
    ja: (minutes: number, isFast: boolean) =>
      `このパソコンの時計が約${minutes}分${isFast ? '進んでいます' : '遅れています'}。時刻を合わせてください。画面はサーバーの時刻で動作しています`,
  },
  asOf: {
    zh: (time: string) => `数据截至 ${time}`,
    en: (time: string) => `Data as of ${time}`,
    es: (time: string) => `Datos de las ${time}`,
    ja: (time: string) => `${time} 時点のデータ`,
  },
  nextTry: {
    zh: (seconds: number) => `${seconds} 秒后重试`,
    en: (seconds: number) => `next try in ${seconds} s`,
    es: (seconds: number) => `nuevo intento en ${seconds} s`,
    ja: (seconds: number) => `${seconds} 秒後に再試行`,
  },
})

export type ShellWords = Spoken<typeof shellWords>

/** What every list and drawer of records says. */
export const recordWords = words({
  edit: labelWords.edit,
  remove: labelWords.remove,
  done: { zh: '已保存', en: 'Saved', es: 'Guardado', ja: '保存しました' },
  fresh: labelWords.newEntries,
})

/** The clock in the bar: Beijing time, in a demo the time of the simulated city. */
export const deskClockWords = words({
  beijing: {
    zh: (time: string) => `北京时间 ${time}`,
    en: (time: string) => `Beijing time ${time}`,
    es: (time: string) => `Hora de Pekín ${time}`,
    ja: (time: string) => `北京時間 ${time}`,
  },
  demo: { zh: '演示', en: 'Demo', es: 'Demo', ja: 'デモ' },
  speed: {
    zh: (speed: number) => `${speed} 倍速`,
    en: (speed: number) => `×${speed}`,
    es: (speed: number) => `×${speed}`,
    ja: (speed: number) => `${speed}倍速`,
  },
})
