import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * `draft_search` has the words of the newest draft of what the team writes, in each language, for
 * the search of the admin's lists. Triggers follow the tables of versions. Words and grams are those
 * of `post_search`; see docs/decisions/0009-lists-and-search-by-trigger.md.
 */
const searched = {
  posts: '_posts_v',
  solutions: '_solutions_v',
  legal_pages: '_legal_pages_v',
} as const

const table = sql.raw(String.raw`
  create table draft_search (
    document_id uuid not null,
    locale _locales not null,
    source text not null,
    words text not null,
    grams text[] not null,
    primary key (document_id, locale)
  );
  create index draft_search_grams on draft_search using gin (grams);

  create function join_texts(value jsonb) returns text
    language sql immutable parallel safe as $$
      select case jsonb_typeof(value) when 'string' then value #>> '{}' else (
        select string_agg(node ->> key, ' ')
        from jsonb_path_query(value, 'strict $.** ? (@.type() == "object")') as node,
          unnest(array['text', 'code', 'caption', 'label', 'alt', 'fields']) as key
        where jsonb_typeof(node -> key) = 'string'
      ) end;
    $$;

  -- Sections are one JSON value, in which a text is an object of its languages.
  create function join_section_texts(sections jsonb, locale text) returns text
    language sql immutable parallel safe as $$
      select string_agg(join_texts(node -> locale), ' ')
      from jsonb_path_query(sections, 'strict $.** ? (@.type() == "object")') as node
      where jsonb_exists(node, locale);
    $$;

  create function index_drafts(versions text, ids int[]) returns void
    language plpgsql as $$
    begin
      execute format($query$
        with drafts as (
          select version.parent_id as document_id, texts._locale as locale, texts.fields,
            to_jsonb(version) -> 'version_blocks' as sections
          from (
            select _parent_id, _locale, to_jsonb(texts_row) - array['id', '_parent_id'] as fields
            from %1$I as texts_row where id = any ($1)
          ) as texts join %2$I as version on version.id = texts._parent_id
          where version.latest and version.parent_id is not null
        ), changed as (
          -- Every save writes the texts of all languages; most are as they were.
          select *, md5(concat(fields, sections)) as source from drafts
          where not exists (
            select from draft_search as known
            where known.document_id = drafts.document_id and known.locale = drafts.locale
              and known.source = md5(concat(drafts.fields, drafts.sections))
          )
        )
        insert into draft_search (document_id, locale, source, words, grams)
        select document_id, locale, source, words, list_search_grams(words)
        from changed cross join lateral (
          select coalesce(fold_search_text(concat_ws(' ',
            (select string_agg(join_texts(value), ' ')
             from jsonb_each(changed.fields) as field (name, value)
             where starts_with(name, 'version_') and name <> 'version__status'),
            join_section_texts(changed.sections, changed.locale::text)
          )), '') as words
        ) as text
        on conflict (document_id, locale) do update
          set source = excluded.source, words = excluded.words, grams = excluded.grams
      $query$, versions || '_locales', versions) using ids;
    end $$;

  create function on_drafts_written() returns trigger language plpgsql as $$
  begin
    perform index_drafts(tg_argv[0], array(select id from written));
    return null;
  end $$;

  create function on_searched_deleted() returns trigger language plpgsql as $$
  begin
    delete from draft_search where document_id = old.id;
    return null;
  end $$;
`)

const follow = Object.entries(searched).map(([collection, versions]) =>
  sql.raw(`
    create trigger ${versions}_drafts_inserted after insert on ${versions}_locales
      referencing new table as written for each statement
      execute function on_drafts_written('${versions}');
    create trigger ${versions}_drafts_updated after update on ${versions}_locales
      referencing new table as written for each statement
      execute function on_drafts_written('${versions}');
    create trigger ${collection}_search_deleted after delete on ${collection}
      for each row execute function on_searched_deleted();
    select index_drafts('${versions}', array(
      select texts.id from ${versions}_locales as texts
      join ${versions} as version on version.id = texts._parent_id
      where version.latest));
  `),
)

const unfollow = Object.entries(searched).map(([collection, versions]) =>
  sql.raw(`
    drop trigger ${versions}_drafts_inserted on ${versions}_locales;
    drop trigger ${versions}_drafts_updated on ${versions}_locales;
    drop trigger ${collection}_search_deleted on ${collection};
  `),
)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(table)
  for (const statements of follow) await db.execute(statements)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statements of unfollow) await db.execute(statements)
  await db.execute(sql`
    drop function on_searched_deleted, on_drafts_written, index_drafts, join_section_texts,
      join_texts;
    drop table draft_search;`)
}
