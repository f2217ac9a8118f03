import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "blocked_hosts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "blocked_hosts_id" uuid;
  CREATE UNIQUE INDEX "blocked_hosts_host_idx" ON "blocked_hosts" USING btree ("host");
  CREATE INDEX "blocked_hosts_updated_at_idx" ON "blocked_hosts" USING btree ("updated_at");
  CREATE INDEX "blocked_hosts_created_at_idx" ON "blocked_hosts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blocked_hosts_fk" FOREIGN KEY ("blocked_hosts_id") REFERENCES "public"."blocked_hosts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_blocked_hosts_id_idx" ON "payload_locked_documents_rels" USING btree ("blocked_hosts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blocked_hosts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "blocked_hosts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_blocked_hosts_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_blocked_hosts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "blocked_hosts_id";`)
}
