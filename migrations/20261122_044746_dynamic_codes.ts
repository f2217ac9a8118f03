import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "code_files_filename_idx";
  ALTER TABLE "code_files" ALTER COLUMN "filename" SET NOT NULL;
  ALTER TABLE "code_files" ALTER COLUMN "mime_type" SET NOT NULL;
  ALTER TABLE "code_files" ALTER COLUMN "filesize" SET NOT NULL;
  ALTER TABLE "codes" ADD COLUMN "document" jsonb NOT NULL;
  ALTER TABLE "codes" ADD COLUMN "block_reason" varchar;
  ALTER TABLE "codes" ADD COLUMN "name" varchar;
  ALTER TABLE "codes" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "codes" ADD COLUMN "revision" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "codes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "codes" ADD COLUMN "checked_at" timestamp(3) with time zone;
  ALTER TABLE "codes" ADD COLUMN "suspicion" varchar;
  ALTER TABLE "codes" ADD COLUMN "password_hash" varchar;
  ALTER TABLE "codes" ADD COLUMN "email_hash" varchar;
  ALTER TABLE "code_files" ADD COLUMN "storage_key" varchar NOT NULL;
  CREATE INDEX "codes_deleted_at_idx" ON "codes" USING btree ("deleted_at");
  CREATE INDEX "codes_checked_at_idx" ON "codes" USING btree ("checked_at");
  CREATE INDEX "codes_email_hash_idx" ON "codes" USING btree ("email_hash");
  ALTER TABLE "codes" DROP COLUMN "content";
  ALTER TABLE "code_files" DROP COLUMN "url";
  ALTER TABLE "code_files" DROP COLUMN "thumbnail_u_r_l";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "codes_deleted_at_idx";
  DROP INDEX "codes_checked_at_idx";
  DROP INDEX "codes_email_hash_idx";
  ALTER TABLE "code_files" ALTER COLUMN "filename" DROP NOT NULL;
  ALTER TABLE "code_files" ALTER COLUMN "mime_type" DROP NOT NULL;
  ALTER TABLE "code_files" ALTER COLUMN "filesize" DROP NOT NULL;
  ALTER TABLE "codes" ADD COLUMN "content" jsonb NOT NULL;
  ALTER TABLE "code_files" ADD COLUMN "url" varchar;
  ALTER TABLE "code_files" ADD COLUMN "thumbnail_u_r_l" varchar;
  CREATE UNIQUE INDEX "code_files_filename_idx" ON "code_files" USING btree ("filename");
  ALTER TABLE "codes" DROP COLUMN "document";
  ALTER TABLE "codes" DROP COLUMN "block_reason";
  ALTER TABLE "codes" DROP COLUMN "name";
  ALTER TABLE "codes" DROP COLUMN "time_zone";
  ALTER TABLE "codes" DROP COLUMN "revision";
  ALTER TABLE "codes" DROP COLUMN "deleted_at";
  ALTER TABLE "codes" DROP COLUMN "checked_at";
  ALTER TABLE "codes" DROP COLUMN "suspicion";
  ALTER TABLE "codes" DROP COLUMN "password_hash";
  ALTER TABLE "codes" DROP COLUMN "email_hash";
  ALTER TABLE "code_files" DROP COLUMN "storage_key";`)
}
