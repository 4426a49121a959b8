/** The guides of the most used screens, which show a picture of theirs in Chinese and one in English. */
export const picturedGuides = [
  'dashboard',
  'orders',
  'chats',
  'complaints',
  'workers',
  'refunds',
  'withdrawals',
  'verifications',
  'posts',
  'announcements',
] as const
