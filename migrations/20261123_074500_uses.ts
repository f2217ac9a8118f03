import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the texts of documents refer to, for the search for the uses of a document: the ids of
 * documents and pictures, and paths of the site. Globals are few and have no index.
 */
const indexed = {
  posts_locales: 'body',
  _posts_v_locales: 'version_body',
  legal_pages_locales: 'body',
  _legal_pages_v_locales: 'version_body',
  solutions: 'blocks',
  _solutions_v: 'version_blocks',
} as const

const nameOf = (table: string) => `${table}_references`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(String.raw`
      create function list_references(content jsonb) returns text[]
        language sql immutable parallel safe as $$
          select array(
            select distinct coalesce(found[1], found[2])
            from regexp_matches(
              content::text,
              '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|"(/[a-z0-9/-]+)["#?]',
              'g'
            ) as found
          );
        $$;
    `),
  )
  for (const [table, column] of Object.entries(indexed))
    await db.execute(
      sql.raw(
        `create index ${nameOf(table)} on ${table} using gin (list_references(${column}));`,
      ),
    )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const names = Object.keys(indexed).map(nameOf).join(', ')
  await db.execute(sql.raw(`drop index ${names}; drop function list_references;`))
}
