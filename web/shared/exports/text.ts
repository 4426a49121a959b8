import type { ExportRow } from '#contract/exports.ts'
import { words } from '#web/kit/words.ts'

const zh = {
  title: '我的导出',
  start: '导出当前列表',
  hint: (most: string) => `按当前筛选条件导出为 xlsx，最多 ${most} 行，文件保留 24 小时`,
  none: '还没有导出过',
  download: '下载',
  cancel: '取消导出',
  rows: (count: string) => `${count} 行`,
  progress: (rows: string, total: string) => `已写入 ${rows} / ${total} 行`,
  progressOnly: (rows: string) => `已写入 ${rows} 行`,
  until: (moment: string) => `${moment} 前可下载`,
  ready: '导出完成，点击下载',
  states: {
    waiting: '排队中',
    running: '生成中',
    done: '已完成',
    failed: '失败',
    cancelled: '已取消',
    expired: '已过期',
  } satisfies Record<ExportRow['state'], string>,
  whys: {
    tooManyRows: '行数超过上限，请缩小时间范围后重新导出',
    noPermission: '您已没有导出权限，请联系管理员',
    internal: '生成时出错，请重新导出；若仍失败请联系管理员',
  } satisfies Record<NonNullable<ExportRow['why']>, string>,
}

export type Words = typeof zh

export const exportsText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
