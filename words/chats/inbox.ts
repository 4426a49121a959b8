import { words } from '#words/words.ts'

export const inboxFilterWords = words({
  peerKind: { zh: '对方身份', en: 'Who writes', es: 'Quién escribe', ja: '相手' },
  anyPeer: { zh: '全部身份', en: 'Everybody', es: 'Todos', ja: 'すべての相手' },
  group: { zh: '技能组', en: 'Skill group', es: 'Grupo', ja: 'スキルグループ' },
  anyGroup: { zh: '全部技能组', en: 'All groups', es: 'Todos los grupos', ja: 'すべてのグループ' },
  assignee: { zh: '接待人', en: 'Handled by', es: 'Atendida por', ja: '担当者' },
  anyAssignee: { zh: '全部接待人', en: 'Any agent', es: 'Cualquier agente', ja: 'すべての担当者' },
  tag: { zh: '标签', en: 'Tag', es: 'Etiqueta', ja: 'タグ' },
  hidden: {
    zh: '已从我的列表删除',
    en: 'Removed from my list',
    es: 'Quitadas de mi lista',
    ja: '自分の一覧から削除したもの',
  },
  clear: { zh: '清除筛选', en: 'Clear filters', es: 'Quitar filtros', ja: '絞り込みを解除' },
})

export const inboxSearchWords = words({
  searchHint: {
    zh: '输入至少 2 个字',
    en: 'At least 2 characters',
    es: 'Al menos 2 caracteres',
    ja: '2 文字以上を入力',
  },
  inThisChat: { zh: '当前会话', en: 'This conversation', es: 'Esta conversación', ja: 'この会話' },
  inOwnLists: { zh: '我的列表', en: 'My lists', es: 'Mis listas', ja: '自分のリスト' },
  nothingFound: {
    zh: (said: string) => `没有找到包含“${said}”的消息`,
    en: (said: string) => `No message says “${said}”`,
    es: (said: string) => `Ningún mensaje dice «${said}»`,
    ja: (said: string) => `「${said}」を含むメッセージはありません`,
  },
  moreHits: { zh: '更多结果', en: 'More', es: 'Más', ja: 'さらに表示' },
})
