import type { ExportRow } from '#contract/exports.ts'
import { type Phrase, type Spoken, words } from '#words/words.ts'

export const exportsText = words({
  title: { zh: '我的导出', en: 'My exports', es: 'Mis exportaciones', ja: '自分の出力' },
  start: { zh: '导出当前列表', en: 'Export this list', es: 'Exportar esta lista', ja: 'この一覧を出力' },
  hint: {
    zh: (most: string) => `按当前筛选条件导出为 xlsx，最多 ${most} 行，文件保留 24 小时`,
    en: (most: string) => `As filtered now, to xlsx, ${most} rows at most; the file is kept for 24 hours`,
    es: (most: string) =>
      `Según los filtros actuales, en xlsx, como máximo ${most} filas; el archivo se guarda 24 horas`,
    ja: (most: string) => `現在の条件で xlsx に出力します。最大 ${most} 行、ファイルは 24 時間保存されます`,
  },
  none: {
    zh: '还没有导出过',
    en: 'Nothing exported yet',
    es: 'Todavía no hay exportaciones',
    ja: 'まだ出力はありません',
  },
  download: { zh: '下载', en: 'Download', es: 'Descargar', ja: 'ダウンロード' },
  cancel: { zh: '取消导出', en: 'Cancel export', es: 'Cancelar exportación', ja: '出力を取り消す' },
  rows: {
    zh: (count: string) => `${count} 行`,
    en: (count: string) => `${count} rows`,
    es: (count: string) => `${count} filas`,
    ja: (count: string) => `${count} 行`,
  },
  progress: {
    zh: (rows: string, total: string) => `已写入 ${rows} / ${total} 行`,
    en: (rows: string, total: string) => `${rows} of ${total} rows written`,
    es: (rows: string, total: string) => `${rows} de ${total} filas escritas`,
    ja: (rows: string, total: string) => `${rows} / ${total} 行を書き込み済み`,
  },
  progressOnly: {
    zh: (rows: string) => `已写入 ${rows} 行`,
    en: (rows: string) => `${rows} rows written`,
    es: (rows: string) => `${rows} filas escritas`,
    ja: (rows: string) => `${rows} 行を書き込み済み`,
  },
  until: {
    zh: (moment: string) => `${moment} 前可下载`,
    en: (moment: string) => `Until ${moment}`,
    es: (moment: string) => `Hasta ${moment}`,
    ja: (moment: string) => `${moment} まで`,
  },
  ready: {
    zh: '导出完成，点击下载',
    en: 'Export finished, press to download',
    es: 'Exportación terminada, pulse para descargar',
    ja: '出力が完了しました。押すとダウンロードします',
  },
  states: {
    waiting: { zh: '排队中', en: 'Waiting', es: 'En espera', ja: '待機中' },
    running: { zh: '生成中', en: 'In progress', es: 'En curso', ja: '作成中' },
    done: { zh: '已完成', en: 'Done', es: 'Terminada', ja: '完了' },
    failed: { zh: '失败', en: 'Failed', es: 'Fallida', ja: '失敗' },
    cancelled: { zh: '已取消', en: 'Cancelled', es: 'Cancelada', ja: '取消済み' },
    expired: { zh: '已过期', en: 'Expired', es: 'Caducada', ja: '期限切れ' },
  } satisfies Record<ExportRow['state'], Phrase>,
  whys: {
    tooManyRows: {
      zh: '行数超过上限，请缩小时间范围后重新导出',
      en: 'Too many rows. Narrow the period and export again.',
      es: 'Demasiadas filas. Reduzca el periodo y exporte de nuevo.',
      ja: '行数が上限を超えています。期間を狭めて再度出力してください',
    },
    noPermission: {
      zh: '您已没有导出权限，请联系管理员',
      en: 'You no longer hold the permission to export. Ask an administrator.',
      es: 'Ya no tiene permiso para exportar. Consulte a un administrador.',
      ja: '出力の権限がなくなりました。管理者にお問い合わせください',
    },
    internal: {
      zh: '生成时出错，请重新导出；若仍失败请联系管理员',
      en: 'Something went wrong. Export again; ask an administrator if it keeps failing.',
      es: 'Algo salió mal. Exporte de nuevo; si sigue fallando, consulte a un administrador.',
      ja: '作成中に問題が発生しました。再度出力し、続く場合は管理者にお問い合わせください',
    },
  } satisfies Record<NonNullable<ExportRow['why']>, Phrase>,
})

export type ExportsWords = Spoken<typeof exportsText>
