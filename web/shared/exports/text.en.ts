import type { Words } from './text.ts'

export const words: Words = {
  title: 'My exports',
  start: 'Export this list',
  hint: most => `As filtered now, to xlsx, ${most} rows at most; the file is kept for 24 hours`,
  none: 'Nothing exported yet',
  download: 'Download',
  cancel: 'Cancel export',
  rows: count => `${count} rows`,
  progress: (rows, total) => `${rows} of ${total} rows written`,
  progressOnly: rows => `${rows} rows written`,
  until: moment => `Until ${moment}`,
  ready: 'Export finished, press to download',
  states: {
    waiting: 'Waiting',
    running: 'In progress',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
  whys: {
    tooManyRows: 'Too many rows. Narrow the period and export again.',
    noPermission: 'You no longer hold the permission to export. Ask an administrator.',
    internal: 'Something went wrong. Export again; ask an administrator if it keeps failing.',
  },
}
