-- English is a draft, published or published with changes, and no translation of itself. The states are
-- computed again by the job that follows the migration.
update translation_states set edited_at = '-infinity'
  where locale = 'en' and state in ('missing', 'incomplete', 'outdated', 'draft');
