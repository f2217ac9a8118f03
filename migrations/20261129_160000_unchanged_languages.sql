-- The published languages of a document in the trash that had no unpublished changes: they are published
-- again in one save. Of documents that are in the trash already this is not known.
alter table trashed_documents add column unchanged _locales[] default '{}' not null;
