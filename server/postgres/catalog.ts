import type { Client } from 'pg'

/** Names are already quoted for SQL. */
export type Table = { name: string; columns: string; rows: string; source: string }
export type Partition = { name: string; parent: string; bound: string; key: string | null }
export type Sequence = { name: string; start: string; last: string | null }

const ownSchemas = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`
/** Rows of an extension are created again with the extension. */
const notOfExtension = (catalog: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`
const qualified = `quote_ident(n.nspname) || '.' || quote_ident(c.relname)`

/**
 * Every table that holds rows: all schemas, so that the waiting jobs come along. Left out: partitions (their parent gives
 * their rows), temporary tables, tables of extensions, and generated columns (computed on insert).
 */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, 'rows'>>(`
    select ${qualified} as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
      case c.relkind when 'p' then '' else 'only ' end || ${qualified} as source
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't'
      and ${ownSchemas} and ${notOfExtension('pg_class', 'c.oid')}
    group by n.nspname, c.relname, c.relkind
    order by n.nspname, c.relname`)
  const counted: Table[] = []
  for (const table of rows) {
    const count = await client.query<{ count: string }>(`select count(*) from ${table.source}`)
    counted.push({ ...table, rows: count.rows[0]?.count ?? '0' })
  }
  return counted
}

/** Parents first. The application makes some while it runs (by month, by queue), so migrations alone do not know them. */
export async function listPartitions(client: Client): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(`
    select ${qualified} as name, pg_get_expr(c.relpartbound, c.oid) as bound, pg_get_partkeydef(c.oid) as key,
      (select quote_ident(pn.nspname) || '.' || quote_ident(p.relname)
        from pg_inherits i join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
        where i.inhrelid = c.oid) as parent
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relispartition and c.relkind in ('r', 'p') and ${ownSchemas}
    order by (select count(*) from pg_partition_ancestors(c.oid)), 1`)
  return rows
}

/** Sequences are outside of transactions: read after the rows, so that none is behind its rows. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select quote_ident(n.nspname) || '.' || quote_ident(sequencename) as name, start_value as start, last_value as last
    from pg_sequences, lateral (select schemaname as nspname) n where ${ownSchemas} order by 1`)
  return rows
}

/** What decides the schema: our migrations in order, and the job queue's own schema version. */
export async function listMigrations(client: Client): Promise<string[]> {
  const names: string[] = []
  if (await isTable(client, 'public.migrations')) {
    const { rows } = await client.query<{ name: string }>('select name from public.migrations order by name')
    names.push(...rows.map(row => row.name))
  }
  if (await isTable(client, 'pgboss.version')) {
    const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
    names.push(...rows.map(row => `job queue ${row.version}`))
  }
  return names
}

/** One DROP statement for each thing in the database that is not PostgreSQL's own or an extension's; none means empty. */
export async function listDropStatements(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string }>(`
    select 'drop schema if exists ' || quote_ident(n.nspname) || ' cascade' as drop
    from pg_namespace n where ${ownSchemas} and n.nspname <> 'public' and ${notOfExtension('pg_namespace', 'n.oid')}
    union all
    select 'drop ' || case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
      when 'c' then 'type' when 'f' then 'foreign table' else 'table' end || ' if exists ' || ${qualified} || ' cascade'
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f', 'c') and ${notOfExtension('pg_class', 'c.oid')}
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i' and c.relkind = 'S')
    union all
    select 'drop routine if exists ' || p.oid::regprocedure || ' cascade'
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and ${notOfExtension('pg_proc', 'p.oid')}
    union all
    select 'drop type if exists ' || t.oid::regtype || ' cascade'
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname = 'public' and t.typtype in ('e', 'd', 'r') and ${notOfExtension('pg_type', 't.oid')}`)
  return rows.map(row => row.drop)
}

async function isTable(client: Client, name: string) {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name])
  return rows[0]?.found === true
}
