import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import { shellWords } from '#words/desk/shell.ts'
import { words } from '#words/words.ts'

export const profileWords = words({
  title: labelWords.myProfile,
  profile: { zh: '基本资料', en: 'Profile', es: 'Datos', ja: 'プロフィール' },
  password: { zh: '修改密码', en: 'Password', es: 'Contraseña', ja: 'パスワード' },
  notifications: shellWords.notificationSettings,
  access: {
    zh: '登录设备与双重验证',
    en: 'Devices and second factor',
    es: 'Dispositivos y segundo factor',
    ja: 'ログイン端末と二段階認証',
  },
  fields: {
    username: labelWords.username,
    phone: labelWords.phone,
    nickName: labelWords.nickname,
    realName: { zh: '真实姓名', en: 'Full name', es: 'Nombre completo', ja: '氏名' },
  },
  gender: labelWords.gender,
  male: { zh: '男', en: 'Male', es: 'Hombre', ja: '男性' },
  female: { zh: '女', en: 'Female', es: 'Mujer', ja: '女性' },
  save: labelWords.save,
  saved: { zh: '资料已保存', en: 'Profile saved', es: 'Datos guardados', ja: 'プロフィールを保存しました' },
  chooseAvatar: { zh: '更换头像', en: 'Change picture', es: 'Cambiar foto', ja: '画像を変更' },
  avatarHint: {
    zh: '支持 jpeg、png、jpg，小于 2MB',
    en: 'jpeg, png or jpg, below 2 MB',
    es: 'jpeg, png o jpg, menos de 2 MB',
    ja: 'jpeg・png・jpg、2MB 未満',
  },
  wrongType: {
    zh: '只能上传jpeg,png,jpg格式的图片',
    en: 'Only pictures in jpeg, png or jpg format can be uploaded',
    es: 'Solo se pueden subir imágenes jpeg, png o jpg',
    ja: 'アップロードできる画像は jpeg・png・jpg のみです',
  },
  tooLarge: {
    zh: '图片大小不能超过2MB',
    en: 'A picture cannot exceed 2 MB',
    es: 'La imagen no puede superar 2 MB',
    ja: '画像は 2MB 以下にしてください',
  },
  preview: { zh: '头像预览', en: 'Preview of the picture', es: 'Vista previa de la foto', ja: '画像のプレビュー' },
  useCut: { zh: '使用', en: 'Use it', es: 'Usar', ja: '使用する' },
  cancel: uiWords.no,
  crop: {
    cropArea: {
      zh: '用方向键移动选区',
      en: 'Move the selection with the arrow keys',
      es: 'Mueva la selección con las flechas',
      ja: '矢印キーで選択範囲を動かします',
    },
    nwDragHandle: {
      zh: '用方向键移动左上角',
      en: 'Move the top left corner with the arrow keys',
      es: 'Mueva la esquina superior izquierda con las flechas',
      ja: '矢印キーで左上の角を動かします',
    },
    nDragHandle: {
      zh: '用方向键移动上边',
      en: 'Move the top edge with the arrow keys',
      es: 'Mueva el borde superior con las flechas',
      ja: '矢印キーで上の辺を動かします',
    },
    neDragHandle: {
      zh: '用方向键移动右上角',
      en: 'Move the top right corner with the arrow keys',
      es: 'Mueva la esquina superior derecha con las flechas',
      ja: '矢印キーで右上の角を動かします',
    },
    eDragHandle: {
      zh: '用方向键移动右边',
      en: 'Move the right edge with the arrow keys',
      es: 'Mueva el borde derecho con las flechas',
      ja: '矢印キーで右の辺を動かします',
    },
    seDragHandle: {
      zh: '用方向键移动右下角',
      en: 'Move the bottom right corner with the arrow keys',
      es: 'Mueva la esquina inferior derecha con las flechas',
      ja: '矢印キーで右下の角を動かします',
    },
    sDragHandle: {
      zh: '用方向键移动下边',
      en: 'Move the bottom edge with the arrow keys',
      es: 'Mueva el borde inferior con las flechas',
      ja: '矢印キーで下の辺を動かします',
    },
    swDragHandle: {
      zh: '用方向键移动左下角',
      en: 'Move the bottom left corner with the arrow keys',
      es: 'Mueva la esquina inferior izquierda con las flechas',
      ja: '矢印キーで左下の角を動かします',
    },
    wDragHandle: {
      zh: '用方向键移动左边',
      en: 'Move the left edge with the arrow keys',
      es: 'Mueva el borde izquierdo con las flechas',
      ja: '矢印キーで左の辺を動かします',
    },
  },
  passwords: {
    oldPassword: { zh: '旧密码', en: 'Current password', es: 'Contraseña actual', ja: '現在のパスワード' },
    newPassword: { zh: '新密码', en: 'New password', es: 'Contraseña nueva', ja: '新しいパスワード' },
    again: {
      zh: '确认新密码',
      en: 'New password again',
      es: 'Repita la contraseña nueva',
      ja: '新しいパスワード（確認）',
    },
  },
  faults: {
    missing: {
      zh: '请先输入密码',
      en: 'Enter the password first',
      es: 'Escriba primero la contraseña',
      ja: '先にパスワードを入力してください',
    },
    different: {
      zh: '两次输入的新密码不一致',
      en: 'The two new passwords differ',
      es: 'Las dos contraseñas nuevas no coinciden',
      ja: '新しいパスワードが一致しません',
    },
  },
  changePassword: { zh: '修改密码', en: 'Change password', es: 'Cambiar contraseña', ja: 'パスワードを変更' },
  passwordChanged: {
    zh: '密码修改成功，3 秒后请重新登录',
    en: 'Password changed. You will be asked to sign in again in 3 seconds.',
    es: 'Contraseña cambiada. En 3 segundos tendrá que volver a entrar.',
    ja: 'パスワードを変更しました。3秒後にもう一度ログインしてください。',
  },
})

/** Of the panel of settings, beside those of the bar. */
export const settingsWords = words({
  layout: { zh: '界面', en: 'Layout', es: 'Diseño', ja: 'レイアウト' },
  tagsView: { zh: '显示标签栏', en: 'Show page tabs', es: 'Mostrar pestañas', ja: 'タブを表示する' },
  fixedHeader: { zh: '固定顶栏', en: 'Fixed header', es: 'Cabecera fija', ja: 'ヘッダーを固定する' },
  sidebarLogo: { zh: '侧边栏 Logo', en: 'Sidebar logo', es: 'Logotipo en el menú', ja: 'サイドバーのロゴ' },
  pinyinSearch: {
    zh: '菜单支持拼音搜索',
    en: 'Search the menu by pinyin',
    es: 'Buscar en el menú por pinyin',
    ja: 'ピンインでメニューを検索する',
  },
  showSettings: {
    zh: '顶栏显示设置按钮',
    en: 'Settings button in the top bar',
    es: 'Botón de ajustes en la barra',
    ja: '上部に設定ボタンを表示する',
  },
  themeColor: { zh: '主题色', en: 'Theme colour', es: 'Color del tema', ja: 'テーマカラー' },
  otherColor: { zh: '自定义颜色', en: 'Another colour', es: 'Otro color', ja: 'ほかの色' },
  resetColor: labelWords.reset,
  rules: { zh: '消息提醒方式', en: 'How you are told', es: 'Cómo recibir los avisos', ja: '通知方法' },
  openRules: {
    zh: '声音、提醒与免打扰',
    en: 'Sounds, reminders, quiet hours',
    es: 'Sonidos, avisos y silencio',
    ja: '音・通知・おやすみ時間',
  },
})

export const errorLogWords = words({
  clearErrors: shellWords.clearAll,
  noErrors: { zh: '没有错误记录', en: 'No errors so far', es: 'No hay errores', ja: 'エラーはありません' },
  errorMessage: { zh: '信息', en: 'Message', es: 'Mensaje', ja: 'メッセージ' },
  errorInfo: { zh: '位置', en: 'Info', es: 'Información', ja: '発生箇所' },
  errorUrl: { zh: '地址', en: 'URL', es: 'URL', ja: 'URL' },
  errorStack: { zh: '堆栈', en: 'Stack', es: 'Pila', ja: 'スタック' },
  origins: {
    page: { zh: '页面', en: 'Page', es: 'Página', ja: '画面' },
    promise: { zh: '异步操作', en: 'Background task', es: 'Tarea en segundo plano', ja: '非同期処理' },
    window: { zh: '脚本', en: 'Script', es: 'Script', ja: 'スクリプト' },
    file: { zh: '文件加载', en: 'File', es: 'Archivo', ja: 'ファイルの読み込み' },
  },
})

/** Steps that are required before anything else. */
export const dutyWords = words({
  password: {
    title: {
      zh: '请先修改密码',
      en: 'Change your password first',
      es: 'Cambie primero su contraseña',
      ja: '先にパスワードを変更してください',
    },
    why: {
      zh: '您的密码是别人设置的临时密码，修改后才能继续使用。',
      en: 'Somebody else chose it for you. Change it to go on.',
      es: 'Es provisional: otra persona la eligió. Cámbiela para continuar.',
      ja: '現在のパスワードは仮のものです。変更すると続けられます。',
    },
  },
  totp: {
    title: {
      zh: '请先开启双重验证',
      en: 'Turn on the second factor first',
      es: 'Active primero el segundo factor',
      ja: '先に二段階認証を有効にしてください',
    },
    why: {
      zh: '您的角色要求登录时输入动态验证码，开启后才能继续使用。',
      en: 'Your role demands a verification code at sign-in.',
      es: 'Su rol exige un código de verificación al entrar.',
      ja: 'あなたの役割ではログイン時に認証コードが必要です。',
    },
  },
})

/** What the clock of the bar says when it is pressed. */
export const clockTimesWords = words({
  everythingInBeijing: {
    zh: '单据上的时间、时限和报表都按北京时间，与这台电脑的时区无关。',
    en: 'Times of records, time limits and reports are in Beijing time, whatever the time zone of this computer.',
    es: 'Las horas de los registros, los plazos y los informes son en hora de Pekín, sea cual sea la zona de este equipo.',
    ja: '記録の時刻、期限、レポートはすべて北京時間で、このパソコンのタイムゾーンによりません。',
  },
  demoTitle: {
    zh: '演示：模拟城市',
    en: 'Demo: a simulated city',
    es: 'Demo: una ciudad simulada',
    ja: 'デモ：架空の都市',
  },
  city: {
    zh: (time: string) => `城里现在是 ${time}。顾客、商家和骑手按这个时间生活：饭点单多，夜里代驾多。`,
    en: (time: string) =>
      `In the city it is ${time} now. Its customers, shops and riders live by that time: many meals at noon, many chauffeurs at night.`,
    es: (time: string) =>
      `En la ciudad son las ${time}. Sus clientes, comercios y repartidores viven según esa hora: muchas comidas a mediodía, muchos conductores de noche.`,
    ja: (time: string) =>
      `都市の中はいま ${time} です。顧客、店舗、配達員はこの時刻で暮らし、食事時は出前、夜は運転代行が増えます。`,
  },
  faster: {
    zh: (speed: number) => `城里的时间快 ${speed} 倍：${speed} 分钟的路，这里 1 分钟走完。`,
    en: (speed: number) => `Time there runs ${speed} times as fast: a way of ${speed} minutes takes one minute here.`,
    es: (speed: number) =>
      `Allí el tiempo corre ${speed} veces más rápido: un camino de ${speed} minutos dura aquí uno.`,
    ja: (speed: number) => `都市の時間は${speed}倍速です。${speed}分の道のりがここでは1分で終わります。`,
  },
  records: {
    zh: (time: string) => `单据上的时间、时限和报表按真实的北京时间：${time}。`,
    en: (time: string) => `Times of records, time limits and reports are in real Beijing time: ${time}.`,
    es: (time: string) => `Las horas de los registros, los plazos y los informes van en hora real de Pekín: ${time}.`,
    ja: (time: string) => `記録の時刻、期限、レポートは実際の北京時間です：${time}。`,
  },
  quiet: {
    zh: '数据都是虚构的。这次启动时城里没有人活动，不会有新订单。',
    en: 'All data are invented. The city was started quiet: nobody in it acts, and no orders come.',
    es: 'Todos los datos son inventados. La ciudad se inició en silencio: nadie actúa y no llegan pedidos.',
    ja: 'データはすべて架空です。都市は静かな状態で起動され、誰も動かず注文も来ません。',
  },
})
