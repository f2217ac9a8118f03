-- Who opened which way into a workspace. The columns have no foreign keys: a key that was revoked long
-- ago is deleted, and what it led to must still name it.
ALTER TABLE "workspace_codes" ADD COLUMN "edit_key_from" uuid;
CREATE INDEX "workspace_codes_edit_key_idx" ON "workspace_codes" ("edit_key_from")
  WHERE "edit_key_from" IS NOT NULL;
ALTER TABLE "workspace_keys" ADD COLUMN "made_with" uuid;
ALTER TABLE "webhooks" ADD COLUMN "made_with" uuid;
ALTER TABLE "workspace_domains" ADD COLUMN "made_with" uuid;
ALTER TABLE "subscriptions" ADD COLUMN "made_with" uuid;
ALTER TABLE "workspaces" ADD COLUMN "email_from" uuid;

-- The log keeps the name that a key had, also after the key was renamed or deleted.
ALTER TABLE "workspace_changes" DROP CONSTRAINT "workspace_changes_key_id_fkey";
ALTER TABLE "workspace_changes" ADD COLUMN "key_name" varchar(60);
UPDATE workspace_changes SET key_name = key.name FROM workspace_keys key WHERE key.id = key_id;

-- What the log still knows about what exists already. Until now, every key got the edit keys of the
-- codes that it created, and knew those of the codes that it moved in.
UPDATE workspace_codes SET edit_key_from = (
  SELECT key_id FROM workspace_changes change
  WHERE change.code_id = workspace_codes.code_id
    AND change.workspace_id = workspace_codes.workspace_id AND change.key_id IS NOT NULL
    AND change.action IN ('createCode', 'addCode', 'rotateKey')
  ORDER BY change.id DESC LIMIT 1);
UPDATE workspace_keys SET made_with = change.key_id FROM workspace_changes change
  WHERE change.workspace_id = workspace_keys.workspace_id AND change.action = 'createKey'
    AND change.after ->> 'id' = workspace_keys.id::text;
UPDATE workspaces SET email_from = (
  SELECT key_id FROM workspace_changes change
  WHERE change.workspace_id = workspaces.id AND change.action = 'editWorkspace'
    AND change.after ->> 'hasEmail' = 'true'
  ORDER BY change.id DESC LIMIT 1)
  WHERE email_hash IS NOT NULL;
