import { words } from '#web/kit/words.ts'

const zh = {
  title: '个人中心',
  profile: '基本资料',
  password: '修改密码',
  fields: { username: '用户名', phone: '手机号', nickName: '昵称', realName: '真实姓名' },
  wrong: {
    username: '用户名需要 2 到 64 个字符',
    phone: '请输入 11 位手机号',
    nickName: '请输入昵称，最多 64 个字符',
    realName: '真实姓名最多 64 个字符',
  },
  gender: '性别',
  male: '男',
  female: '女',
  save: '保存',
  saved: '资料已保存',
  chooseAvatar: '更换头像',
  avatarHint: '支持 jpeg、png、jpg，小于 2MB',
  wrongType: '只能上传jpeg,png,jpg格式的图片',
  tooLarge: '图片大小不能超过2MB',
  preview: '头像预览',
  useCut: '使用',
  cancel: '取消',
  crop: {
    cropArea: '用方向键移动选区',
    nwDragHandle: '用方向键移动左上角',
    nDragHandle: '用方向键移动上边',
    neDragHandle: '用方向键移动右上角',
    eDragHandle: '用方向键移动右边',
    seDragHandle: '用方向键移动右下角',
    sDragHandle: '用方向键移动下边',
    swDragHandle: '用方向键移动左下角',
    wDragHandle: '用方向键移动左边',
  },
  passwords: { old: '旧密码', next: '新密码', again: '确认新密码' },
  faults: { missing: '请先输入密码', short: '密码长度不能少于6位', different: '两次输入的新密码不一致' },
  changePassword: '修改密码',
  passwordChanged: '密码修改成功，3 秒后请重新登录',
  ownPassword: '当前密码',
  code: '动态验证码',
  goOn: '下一步',
  scanSecret: '请在身份验证器中添加下面的密钥，然后输入它显示的 6 位数字。',
  openApp: '在本机的身份验证器中打开',
  recoveryCodes: '已开启。请保存这些恢复码：手机丢失时，每个可以使用一次。它们只显示这一次。',
  codesKept: '我已保存',
}

export type Words = typeof zh

export const text = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
