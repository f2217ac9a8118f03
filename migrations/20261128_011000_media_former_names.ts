import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The names that the files of replaced pictures had. Requests for them are redirected to the present
 * file of the same size; `size` is '' for the original.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "media_former_names" (
      "filename" varchar(500) PRIMARY KEY,
      "media_id" uuid NOT NULL REFERENCES "media" ("id") ON DELETE CASCADE,
      "size" varchar(20) NOT NULL
    );
    CREATE INDEX "media_former_names_media_idx" ON "media_former_names" ("media_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "media_former_names";`)
}
