import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A number for each message to be called by, and how many came from where within the hour, shared
 * by all processes. The columns of the latter and their order are those of rate-limiter-flexible.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "messages" ADD COLUMN "number" varchar;
  CREATE UNIQUE INDEX "messages_number_idx" ON "messages" USING btree ("number");
  CREATE TABLE "contact_rate_limits" (
  	"key" varchar(255) PRIMARY KEY,
  	"points" integer NOT NULL DEFAULT 0,
  	"expire" bigint
  );
  CREATE INDEX "contact_rate_limits_expire_idx" ON "contact_rate_limits" ("expire");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "contact_rate_limits";
  DROP INDEX "messages_number_idx";
  ALTER TABLE "messages" DROP COLUMN "number";`)
}
