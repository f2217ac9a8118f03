-- Drafts that the admin created when an empty form was opened, until their first save. Lists ignore
-- them, and a job deletes those that are abandoned.
create table empty_drafts (
  entity varchar(63) not null,
  document_id varchar(36) not null,
  created_at timestamptz not null default now(),
  primary key (entity, document_id)
);
