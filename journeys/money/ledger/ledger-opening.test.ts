import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/kit/database.ts'
import { migrate } from '#server/migrations/index.ts'
import { compareLedger } from '#server/money/ledger/feature.ts'
import { databaseBefore, type EarlierOrder, insertOrders } from '../../setup/money/earlier-schema.ts'
import { balancesByCode } from '../../setup/money/ledger.ts'

const { url, start, drop } = databaseBefore('0044_ledger_opening.sql')

const people = `insert into apps (id, name, secret, scopes)
  select id, id, 'secret', '{}' from unnest('{wechat,mini,bank}'::text[]) id;
insert into users (id, kind, nick_name) overriding system value
  values (1, 'customer', '张三'), (2, 'staff', '小李');
insert into customers (user_id, app_id, external_id) values (1, 'wechat', 'C1');
insert into chat_peers (user_id, kind, app_id, external_id) values (1, 'customer', 'wechat', 'C1');
insert into chats (id, peer_id, state, city_code) overriding system value values (1, 1, 'queued', '410100');`

const orders: readonly EarlierOrder[] = [
  [1, 3000, 0, 0, false],
  [2, 3000, 0, 500, false],
  [3, 4000, 1500, 0, true],
  [4, 5000, 0, 0, true],
  [5, 6000, 0, 6000, true],
  [6, 0, 0, 0, false],
]

/** The first order was paid through another app than the one that placed it. */
const paidElsewhere = `insert into events (action, actor_kind, actor_name, subject, subject_id, subject_no, app_id, external_id)
  values ('orders.pay', 'payment', '', 'orders', 1, 'WM261120120000000001', 'bank', 'pay-1')`

/** `[id, direction, postings]`: sent and opened, sent and returned, sent only; from a person and taken by the platform. */
const packets = [
  [
    1,
    'out',
    [
      ['platform:compensation', 'platform:redpacket'],
      ['platform:redpacket', 'user:1:available'],
    ],
  ],
  [
    2,
    'out',
    [
      ['platform:compensation', 'platform:redpacket'],
      ['platform:redpacket', 'platform:compensation'],
    ],
  ],
  [3, 'out', [['platform:compensation', 'platform:redpacket']]],
  [
    4,
    'in',
    [
      ['channel:wechat', 'platform:redpacket'],
      ['platform:redpacket', 'platform:compensation'],
    ],
  ],
  [
    5,
    'in',
    [
      ['channel:wechat', 'platform:redpacket'],
      ['platform:redpacket', 'user:1:available'],
    ],
  ],
] as const

const fenOf = (packet: number) => packet * packet * 100

const insertPackets = packets
  .map(
    ([
      id,
      direction,
      postings,
    ]) => `insert into packets (id, no, direction, state, chat_id, peer_id, staff_id, amount_fen,
      reason_code, order_no) overriding system value values (${id}, 'HB${id}', '${direction}', 'sent', 1, 1,
      ${direction === 'out' ? 2 : 'null'}, ${fenOf(id)}, 'late', 'WM261120120000000004');
    ${postings
      .map(
        (
          [debit, credit],
          place,
        ) => `insert into packet_postings (business_key, packet_id, debit, credit, amount_fen, at)
          values ('redpacket_${place === 0 ? 'send' : 'settle'}:HB${id}', ${id}, '${debit}', '${credit}', ${fenOf(id)},
            '2026-11-20 10:00:0${id}Z');`,
      )
      .join('\n')}`,
  )
  .join('\n')

beforeAll(async () => {
  await start(people, insertOrders(orders), paidElsewhere, insertPackets)
  await migrate(url())
})
afterAll(drop)

test('What moved before there was a ledger is in it, and it balances', async () => {
  const { db } = openDatabase(url(), 1)
  try {
    expect(await compareLedger(db)).toMatchObject({ wrong: 0, differenceFen: 0, findings: [] })
    expect(await balancesByCode({ db })).toEqual({
      // Orders 1; 2 and 3; packets 4 and 5.
      'channel:bank': 3000,
      'channel:mini': 2500 + 1500,
      'channel:wechat': fenOf(4) + fenOf(5),
      'person:1:available': fenOf(1) + fenOf(5),
      // Given 1 and 3; 2 came back, 4 was taken.
      'platform:compensation': fenOf(1) + fenOf(3) - fenOf(4),
      'platform:escrow': 3000 + 2500 + 1500,
      'platform:redpacket': fenOf(3),
    })
    const { rows } = await sql<{
      key: string
    }>`select business_key as key from ledger_transactions order by id`.execute(db)
    expect(rows.map(({ key }) => key)).toEqual([
      'packetSend:packets:1',
      'packetOpen:packets:1',
      'packetSend:packets:2',
      'packetReturn:packets:2',
      'packetSend:packets:3',
      'packetSend:packets:4',
      'packetOpen:packets:4',
      'packetSend:packets:5',
      'packetReturn:packets:5',
      'open:orders:1',
      'open:orders:2',
      'open:orders:3',
    ])
    const { rows: packetRows } = await sql`select subject_no as no, order_id as "orderId", at from ledger_transactions
      where business_key = 'packetOpen:packets:1'`.execute(db)
    expect(packetRows).toEqual([{ no: 'HB1', orderId: 4, at: Date.parse('2026-11-20T10:00:01Z') }])
  } finally {
    await db.destroy()
  }
})
