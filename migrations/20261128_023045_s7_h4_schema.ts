import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "solutions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "legal_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_categories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "tags" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_tags_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  CREATE INDEX "solutions_deleted_at_idx" ON "solutions" USING btree ("deleted_at");
  CREATE INDEX "_solutions_v_version_version_deleted_at_idx" ON "_solutions_v" USING btree ("version_deleted_at");
  CREATE INDEX "legal_pages_deleted_at_idx" ON "legal_pages" USING btree ("deleted_at");
  CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "_legal_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE INDEX "_tags_v_version_version_deleted_at_idx" ON "_tags_v" USING btree ("version_deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "solutions_deleted_at_idx";
  DROP INDEX "_solutions_v_version_version_deleted_at_idx";
  DROP INDEX "legal_pages_deleted_at_idx";
  DROP INDEX "_legal_pages_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "_categories_v_version_version_deleted_at_idx";
  DROP INDEX "tags_deleted_at_idx";
  DROP INDEX "_tags_v_version_version_deleted_at_idx";
  ALTER TABLE "solutions" DROP COLUMN "deleted_at";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "legal_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "_categories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "tags" DROP COLUMN "deleted_at";
  ALTER TABLE "_tags_v" DROP COLUMN "version_deleted_at";`)
}
