import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Links with which people without an account see a draft of one document until they expire. Only
 * hashes of the tokens are stored. A link ends with the account that created it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "draft_links" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      "token_hash" bytea NOT NULL UNIQUE,
      "entity" varchar(63) NOT NULL,
      "document_id" varchar(36) NOT NULL,
      "locale" "_locales",
      "note" varchar(200) NOT NULL,
      "user_id" uuid NOT NULL REFERENCES "users" ON DELETE CASCADE,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      "expires_at" timestamptz NOT NULL,
      "revoked_at" timestamptz,
      "used_at" timestamptz
    );
    CREATE INDEX "draft_links_document_idx" ON "draft_links" ("entity", "document_id", "created_at" DESC);
    CREATE INDEX "draft_links_user_idx" ON "draft_links" ("user_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "draft_links";`)
}
