import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "map_tiles_url" varchar;
  ALTER TABLE "site" ADD COLUMN "map_attribution" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_map_tiles_url" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_map_attribution" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP COLUMN "map_tiles_url";
  ALTER TABLE "site" DROP COLUMN "map_attribution";
  ALTER TABLE "_site_v" DROP COLUMN "version_map_tiles_url";
  ALTER TABLE "_site_v" DROP COLUMN "version_map_attribution";`)
}
