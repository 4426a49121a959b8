import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'

type Amounts = { posts: number; waiting: number; authors: number; reviewerId: number }

/** So many posts of the last 60 days, the newest of them in the queue of cases, the older ones judged or passed by the machine. */
export async function addPosts(db: Kysely<Tables>, { posts, waiting, authors, reviewerId }: Amounts): Promise<void> {
  await sql`
    insert into users (kind, nick_name)
    select 'customer', '用户' || n from generate_series(1, ${authors}::bigint) n`.execute(db)
  await sql`
    insert into posts (no, app_id, external_no, author_id, author_kind, author_external_id, city_code, kind, content, topics,
      machine, state, state_at, exposure, reports, created_at)
    select 'DT' || to_char(at at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((n % 1000000)::text, 6, '0'), 'bench', 'p' || n, first_id + n % ${authors}::bigint, 'customer', 'C' || n % ${authors}::bigint,
      (array['410100', '410100', '410300', '420100'])[1 + n % 4], 'text',
      (array['晚高峰堵车建议绕行', '这家店分量很足推荐', '周末有人一起开黑吗', '捡到一只小橘猫', '外卖送得真快'])[1 + n % 5] || n,
      array['同城美食'],
      jsonb_build_object('by', 'bench', 'suggests', case when n % 3 = 0 then 'review' else 'pass' end, 'label', null, 'score', n % 100),
      case when n > ${posts - waiting}::bigint then 'pending' when n % 20 = 0 then 'rejected' else 'approved' end,
      at, (n * 37) % 5000, 0, at
    from (select n, now() - make_interval(secs => (${posts}::bigint - n) * 5) as at
      from generate_series(1, ${posts}::bigint) n) as made,
      (select min(id) as first_id from users where kind = 'customer') as people
    order by n`.execute(db)
  await addCases(db, waiting, reviewerId)
}

/** Of what waits, and of as many that were judged. */
async function addCases(db: Kysely<Tables>, waiting: number, reviewerId: number): Promise<void> {
  await sql`
    insert into review_cases (subject, subject_id, subject_no, city_code, purpose, cause, risk, queued_at, due_at, state,
      verdict, decided_by_id, decided_at, leaves_at)
    select 'posts', id, no, city_code, 'first', (array['new', 'machine', 'terms', 'edited'])[1 + id % 4], id % 101, created_at,
      created_at + interval '30 minutes', case when state = 'pending' then 'waiting' else 'closed' end,
      case when state <> 'pending' then 'approve' end, case when state <> 'pending' then ${reviewerId}::bigint end,
      case when state <> 'pending' then created_at + interval '5 minutes' end,
      case when state <> 'pending' then created_at + interval '5 minutes' end
    from (select * from posts order by id desc limit ${2 * waiting}::bigint) as newest
    order by id`.execute(db)
}
