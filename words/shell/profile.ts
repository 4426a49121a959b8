import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import { words } from '#words/words.ts'

export const profileWords = words({
  title: labelWords.myProfile,
  profile: { zh: '基本资料', en: 'Profile', es: 'Datos', ja: 'プロフィール' },
  password: { zh: '修改密码', en: 'Password', es: 'Contraseña', ja: 'パスワード' },
  access: {
    zh: '登录设备与双重验证',
    en: 'Devices and second factor',
    es: 'Dispositivos y segundo factor',
    ja: 'ログイン端末と二段階認証',
  },
  fields: {
    username: labelWords.username,
    phone: labelWords.phone,
    nickName: { zh: '昵称', en: 'Nickname', es: 'Apodo', ja: 'ニックネーム' },
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
      es: 'Mueve la selección con las flechas',
      ja: '矢印キーで選択範囲を動かします',
    },
    nwDragHandle: {
      zh: '用方向键移动左上角',
      en: 'Move the top left corner with the arrow keys',
      es: 'Mueve la esquina superior izquierda con las flechas',
      ja: '矢印キーで左上の角を動かします',
    },
    nDragHandle: {
      zh: '用方向键移动上边',
      en: 'Move the top edge with the arrow keys',
      es: 'Mueve el borde superior con las flechas',
      ja: '矢印キーで上の辺を動かします',
    },
    neDragHandle: {
      zh: '用方向键移动右上角',
      en: 'Move the top right corner with the arrow keys',
      es: 'Mueve la esquina superior derecha con las flechas',
      ja: '矢印キーで右上の角を動かします',
    },
    eDragHandle: {
      zh: '用方向键移动右边',
      en: 'Move the right edge with the arrow keys',
      es: 'Mueve el borde derecho con las flechas',
      ja: '矢印キーで右の辺を動かします',
    },
    seDragHandle: {
      zh: '用方向键移动右下角',
      en: 'Move the bottom right corner with the arrow keys',
      es: 'Mueve la esquina inferior derecha con las flechas',
      ja: '矢印キーで右下の角を動かします',
    },
    sDragHandle: {
      zh: '用方向键移动下边',
      en: 'Move the bottom edge with the arrow keys',
      es: 'Mueve el borde inferior con las flechas',
      ja: '矢印キーで下の辺を動かします',
    },
    swDragHandle: {
      zh: '用方向键移动左下角',
      en: 'Move the bottom left corner with the arrow keys',
      es: 'Mueve la esquina inferior izquierda con las flechas',
      ja: '矢印キーで左下の角を動かします',
    },
    wDragHandle: {
      zh: '用方向键移动左边',
      en: 'Move the left edge with the arrow keys',
      es: 'Mueve el borde izquierdo con las flechas',
      ja: '矢印キーで左の辺を動かします',
    },
  },
  passwords: {
    oldPassword: { zh: '旧密码', en: 'Current password', es: 'Contraseña actual', ja: '現在のパスワード' },
    newPassword: { zh: '新密码', en: 'New password', es: 'Contraseña nueva', ja: '新しいパスワード' },
    again: {
      zh: '确认新密码',
      en: 'New password again',
      es: 'Repite la contraseña nueva',
      ja: '新しいパスワード（確認）',
    },
  },
  faults: {
    missing: {
      zh: '请先输入密码',
      en: 'Enter the password first',
      es: 'Escribe primero la contraseña',
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
    es: 'Contraseña cambiada. En 3 segundos tendrás que volver a entrar.',
    ja: 'パスワードを変更しました。3秒後にもう一度ログインしてください。',
  },
})
