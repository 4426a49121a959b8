import { globSync } from 'node:fs'
import { type Selectable, sql, type Transaction } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { canMove, type Move, stateAfter } from '#contract/base/machine.ts'
import { type Change, clock } from '#server/kit/change.ts'
import type { Tables } from '#server/kit/database.ts'
import { Refusal } from '#server/kit/refusal.ts'
import { moveRecord, moveRows } from '#server/kit/rows/move-record.ts'
import type { StateColumn } from '#server/kit/rows/state-column.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
const root = new URL('../../', import.meta.url)

/** Columns that look like the state of a machine and are none, each with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'order_standings.state': 'a copy of orders.state, which the database writes',
  'order_standings_over.state': 'the same, of orders that are over',
  'order_standings_unfinished.state': 'the same, of the others',
  'orders.status': 'generated from the state',
  'workers.work_status': 'what the app of the worker reports, from any to any',
  'recon_differences.outcome': 'how it was settled, written with the move',
  'events.from_state': 'the log',
  'events.to_state': 'the log',
  'app_call_counts.outcome': 'what came of a call',
  'app_last_calls.outcome': 'what came of a call',
  'app_refused_calls.outcome': 'what came of a call',
}

/** Every column that a `table.ts` declares: a new one is tested as soon as it is there. */
const columns: [name: string, column: StateColumn, kind: string | null][] = []
for (const exported of await exportsOf('server/**/table.ts')) {
  for (const value of exported) {
    if (isColumn(value)) columns.push([`${value.table}.${value.column}`, value, null])
    else
      for (const [kind, each] of Object.entries(value ?? {}))
        if (isColumn(each)) columns.push([`${each.table}.${each.column} of ${kind}`, each, kind])
  }
}

async function exportsOf(pattern: string): Promise<unknown[][]> {
  const paths = globSync(pattern, { cwd: root, exclude: ['**/*.test.ts'] }).toSorted()
  return Promise.all(paths.map(async path => Object.values<unknown>(await import(new URL(path, root).href))))
}

function isColumn(value: unknown): value is StateColumn {
  return typeof value === 'object' && value !== null && 'machine' in value && 'column' in value
}

type Check = { table: string; column: string; definition: string }
let checks: Check[] = []
beforeAll(async () => {
  const { rows } = await sql<Check>`
    select relname as table, attname as column, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(server.db)
  checks = rows
})

/** The values that the database allows; of a kind, where it distinguishes kinds. */
function valuesOf({ table, column }: StateColumn, kind: string | null): string[] | undefined {
  const all = new RegExp(`^CHECK \\(\\(${column} = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$`)
  const ofKind = new RegExp(`WHEN '${kind}'::text THEN \\(${column} = ANY \\(ARRAY\\[(.*?)\\]`)
  for (const check of checks) {
    if (check.table !== table || check.column !== column) continue
    const [, list] = (kind === null ? all : ofKind).exec(check.definition) ?? []
    if (list !== undefined) return [...list.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? '')
  }
  return undefined
}

test('Every machine of the contract has a column, and every column that looks like a state a machine', async () => {
  const machines = (await exportsOf('contract/**/*.ts'))
    .flat()
    .filter(value => typeof value === 'object' && value !== null && 'states' in value && 'moves' in value)
  expect(machines.length).toBeGreaterThan(30)
  expect(machines.filter(machine => !columns.some(([, column]) => column.machine === machine))).toEqual([])
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text'
      and column_name ~ '(^|_)(state|status|stage|outcome)$'`.execute(server.db)
  const known = columns.map(([, { table, column }]) => `${table}.${column}`)
  const others = rows.map(({ name }) => name).filter(name => !known.includes(name))
  expect(others.toSorted()).toEqual(Object.keys(exempt).toSorted())
})

/** Works with a table of the same name that has a row in each state; the connection finds it before the real one. */
async function withRows(of: StateColumn, work: (db: Transaction<Tables>) => Promise<void>): Promise<void> {
  const { table, column, key, machine } = of
  await server.db.transaction().execute(async db => {
    await sql`create temp table ${sql.table(table)} (${sql.ref(key)} bigint primary key, ${sql.ref(column)} text,
      version int not null default 1) on commit drop`.execute(db)
    await sql`insert into ${sql.table(table)} select at - 1, state
      from unnest(${[...machine.states]}::text[]) with ordinality as given(state, at)`.execute(db)
    await work(db)
  })
}

async function statesIn({ table, column, key }: StateColumn, db: Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select ${sql.ref(column)} as state from ${sql.table(table)} order by ${sql.ref(key)}`.execute(db)
  return rows.map(({ state }) => state)
}

/** Each row in its own state again. */
async function resetRows({ table, column, key, machine }: StateColumn, db: Transaction<Tables>): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = (${[...machine.states]}::text[])[${sql.ref(key)} + 1]`.execute(
    db,
  )
}

/** The state after the move, or the reason of the refusal. */
function outcomeOf({ column }: StateColumn, move: Promise<Selectable<Tables[keyof Tables]>>): Promise<unknown> {
  return move.then(
    row => (row as unknown as Record<string, unknown>)[column],
    error => (error instanceof Refusal ? error.reason : Promise.reject(error)),
  )
}

describe.each(columns)('%s', (_name, of, ofKind) => {
  const { machine, reason } = of
  const { states, moves, movers } = machine
  const kindsOf = (name: string) => {
    const { kinds, byOfKind } = moves[name] as Move
    return kinds || byOfKind ? ['', ...(kinds ?? []), ...Object.keys(byOfKind ?? {})] : ['']
  }

  test('has exactly the states of its machine', () => {
    expect(valuesOf(of, ofKind)?.toSorted()).toEqual([...states].toSorted())
  })

  test('is written by the moves of its machine, from where the row stands, and by nothing else', async () => {
    await withRows(of, async db => {
      const make = (id: number, standing: { state: string; kind: string }, move: string, by: string) =>
        outcomeOf(of, moveRecord({ db, actor: clock } as Change, of, { id, standing, move, by }))
      for (const [id, state] of states.entries()) {
        for (const move of Object.keys(moves)) {
          const after = stateAfter(machine, state, move)
          for (const kind of kindsOf(move)) {
            for (const by of movers) {
              const standing = { state, kind }
              const isPossible = canMove(machine, standing, move, by)
              expect(await make(id, standing, move, by), `${state} ${move} by ${by}`).toBe(isPossible ? after : reason)
              if (!isPossible || after === state) continue
              // The same once more, by somebody who was slower.
              expect(await make(id, standing, move, by), `${state} ${move} again`).toBe(reason)
              await resetRows(of, db)
            }
          }
        }
      }
      expect(await statesIn(of, db)).toEqual([...states])
    })
  })

  test('is written in all rows that a move finds in its states, and in no other', async () => {
    await withRows(of, async db => {
      const where = () => sql<boolean>`true`
      for (const [move, { from, to, by }] of Object.entries(moves) as [string, Move][]) {
        const moved = await moveRows({ db }, of, { move, by: by[0] ?? '', where })
        expect(moved.length, move).toBe(from.length)
        const after = states.map(state => (from.includes(state) && to !== 'same' ? to : state))
        expect(await statesIn(of, db), move).toEqual(after)
        const stranger = movers.find(mover => !by.includes(mover))
        if (stranger) await expect(moveRows({ db }, of, { move, by: stranger, where })).rejects.toThrow(stranger)
        await resetRows(of, db)
      }
    })
  })
})
