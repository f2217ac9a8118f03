-- Addresses in texts count as uses of a document however they are written: with a host, a language, a
-- slash at the end, the number of a page of a list, or in letters that slugs do not have.
create or replace function list_references(content jsonb) returns text[]
  language sql immutable parallel safe as $$
    select array(
      select distinct coalesce(
        found[1],
        lower(coalesce(found[2], '')) ||
          regexp_replace(found[3], '^(/blog/(?:category|tag)/[^/]+)/page/[0-9]+$', '\1')
      )
      from regexp_matches(
        content::text,
        '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|"(?:https?://([^/"?#\\\s]+))?(?:/[a-z]{2}(?=/))?((?:/[^/"?#\\\s]+)+)/?["?#]',
        'gi'
      ) as found
    );
  $$;
reindex index posts_locales_references;
reindex index _posts_v_locales_references;
reindex index legal_pages_locales_references;
reindex index _legal_pages_v_locales_references;
reindex index solutions_references;
reindex index _solutions_v_references;
