import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Two tables that follow the published articles by triggers, whoever writes these: the CMS, the
 * seed, an import or a line of SQL. See docs/decisions/0009-lists-and-search-by-trigger.md.
 *
 * `post_listing` has one row for each list an article stands in: that of all articles (the nil
 * UUID), that of its category and those of its tags. A page of a list is a walk along its index.
 *
 * `post_search` has the words of an article in one language, folded: no case, no marks, no width,
 * no punctuation. `grams` are what an index finds them by, three letters at a time; of Chinese and
 * Japanese, which do not space their words, one and two characters; `^` marks how a word begins, `=`
 * what stands in the title. Not pg_trgm, because that drops everything but ASCII in a database with
 * the rules of C, as the embedded one is.
 */
const tables = sql.raw(String.raw`
  create table post_listing (
    list uuid not null,
    post_id uuid not null references posts (id) on delete cascade,
    published_at timestamptz(3) not null,
    slug varchar not null,
    locales _locales[] not null,
    primary key (post_id, list)
  );
  create index post_listing_order on post_listing (list, published_at desc, slug)
    include (post_id, locales);

  create table post_search (
    post_id uuid not null references posts (id) on delete cascade,
    locale _locales not null,
    title text not null,
    words text not null,
    grams text[] not null,
    primary key (post_id, locale)
  );
  create index post_search_grams on post_search using gin (grams);
`)

const functions = sql.raw(String.raw`
  create function fold_search_text(value text) returns text
    language sql immutable parallel safe strict
    return btrim(
      -- A space between letters that are written with spaces and those that are not.
      regexp_replace(regexp_replace(
        -- Punctuation parts words, but for the hyphen: who looks for “wifi” means Wi-Fi too.
        regexp_replace(regexp_replace(
          replace(replace(replace(translate(
            lower(normalize(
              regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'),
              NFKC
            )),
            'ĐđðØøŁłıÆŒ', 'dddoolliæœ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          '[\u002d\u00ad\u2010\u2011]', '', 'g'),
          '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3007-\u3030\u303d\u30fb\ufe00-\ufe0f\ufeff]+',
          ' ', 'g'),
        '([\u0021-\u007f])([^\u0001-\u007f])', '\1 \2', 'g'),
        '([^\u0001-\u007f])([\u0021-\u007f])', '\1 \2', 'g')
    );

  create function list_search_grams(folded text) returns text[]
    language sql immutable parallel safe strict as $$
      select coalesce(array_agg(distinct gram), '{}')
      from (select distinct string_to_table(folded, ' ') as word) as words
      cross join lateral (
        select substr(word, start, 3) as gram
        from generate_series(1, length(word) - 2) as start
        where word < U&'\0080' collate "C"
        union all
        select '^' || left(word, long)
        from generate_series(1, least(2, length(word))) as long
        where word < U&'\0080' collate "C"
        union all
        select substr(word, start, long)
        from generate_series(1, 2) as long, generate_series(1, length(word) - long + 1) as start
        where word >= U&'\0080' collate "C"
      ) as grams;
    $$;

  create function list_posts(ids uuid[]) returns void
    language sql as $$
      delete from post_listing where post_id = any (ids);
      insert into post_listing (list, post_id, published_at, slug, locales)
      select lists.list, post.id, coalesce(post.published_at, post.created_at), post.slug,
        published.locales
      from posts as post
      cross join lateral (
        select array_agg(words._locale order by words._locale) as locales
        from posts_locales as words
        where words._parent_id = post.id and words._status = 'published'
      ) as published
      cross join lateral (
        select '00000000-0000-0000-0000-000000000000'::uuid as list
        union select post.category_id where post.category_id is not null
        union select tags_id from posts_rels
          where parent_id = post.id and path = 'tags' and tags_id is not null
      ) as lists
      where post.id = any (ids) and published.locales is not null and post.slug is not null;
    $$;

  create function index_post_words(ids int[]) returns void
    language sql as $$
      insert into post_search (post_id, locale, title, words, grams)
      select _parent_id, _locale, folded_title, folded,
        list_search_grams(folded) || array(
          select '=' || gram from unnest(list_search_grams(folded_title)) as gram
        )
      from (
        select _parent_id, _locale,
          fold_search_text(coalesce(title, '')) as folded_title,
          fold_search_text(concat_ws(' ', title, excerpt, (
            select string_agg(node ->> key, ' ')
            from jsonb_path_query(body, 'strict $.** ? (@.type() == "object")') as node,
              unnest(array['text', 'code', 'caption']) as key
            where jsonb_typeof(node -> key) = 'string'
          ))) as folded
        from posts_locales
        where id = any (ids) and _status = 'published'
      ) as texts
      on conflict (post_id, locale) do update
        set title = excluded.title, words = excluded.words, grams = excluded.grams;
    $$;
`)

const triggers = sql.raw(String.raw`
  create function on_posts_written() returns trigger language plpgsql as $$
  begin
    perform list_posts(array(select id from written));
    return null;
  end $$;

  create function on_posts_locales_written() returns trigger language plpgsql as $$
  begin
    perform list_posts(array(select distinct _parent_id from written));
    delete from post_search using written
      where post_search.post_id = written._parent_id and post_search.locale = written._locale;
    if tg_op <> 'DELETE' then
      perform index_post_words(array(select id from written));
    end if;
    return null;
  end $$;

  create function on_posts_rels_written() returns trigger language plpgsql as $$
  begin
    perform list_posts(array(select distinct parent_id from written where path = 'tags'));
    return null;
  end $$;

  create trigger posts_inserted after insert on posts
    referencing new table as written for each statement execute function on_posts_written();
  create trigger posts_updated after update on posts
    referencing new table as written for each statement execute function on_posts_written();

  create trigger posts_locales_inserted after insert on posts_locales
    referencing new table as written for each statement execute function on_posts_locales_written();
  create trigger posts_locales_updated after update on posts_locales
    referencing new table as written for each statement execute function on_posts_locales_written();
  create trigger posts_locales_deleted after delete on posts_locales
    referencing old table as written for each statement execute function on_posts_locales_written();

  create trigger posts_rels_inserted after insert on posts_rels
    referencing new table as written for each statement execute function on_posts_rels_written();
  create trigger posts_rels_updated after update on posts_rels
    referencing new table as written for each statement execute function on_posts_rels_written();
  create trigger posts_rels_deleted after delete on posts_rels
    referencing old table as written for each statement execute function on_posts_rels_written();
`)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(tables)
  await db.execute(functions)
  await db.execute(triggers)
  await db.execute(sql`
    select list_posts(array(select id from posts)),
      index_post_words(array(select id from posts_locales))`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger posts_inserted on posts;
    drop trigger posts_updated on posts;
    drop trigger posts_locales_inserted on posts_locales;
    drop trigger posts_locales_updated on posts_locales;
    drop trigger posts_locales_deleted on posts_locales;
    drop trigger posts_rels_inserted on posts_rels;
    drop trigger posts_rels_updated on posts_rels;
    drop trigger posts_rels_deleted on posts_rels;
    drop function on_posts_written, on_posts_locales_written, on_posts_rels_written,
      index_post_words, list_posts, list_search_grams, fold_search_text;
    drop table post_listing, post_search;`)
}
