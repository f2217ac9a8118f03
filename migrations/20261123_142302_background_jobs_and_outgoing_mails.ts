import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_outgoing_mails_kind" AS ENUM('contact', 'key', 'recovery', 'reset');
  CREATE TYPE "public"."enum_outgoing_mails_state" AS ENUM('waiting', 'failed');
  CREATE TABLE "outgoing_mails" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_outgoing_mails_kind" NOT NULL,
  	"sealed" varchar NOT NULL,
  	"state" "enum_outgoing_mails_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"failure" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "background_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"failure" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "outgoing_mails_next_at_idx" ON "outgoing_mails" USING btree ("next_at");
  CREATE INDEX "outgoing_mails_updated_at_idx" ON "outgoing_mails" USING btree ("updated_at");
  CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "background_jobs_name_idx" ON "background_jobs" USING btree ("name");
  CREATE INDEX "background_jobs_updated_at_idx" ON "background_jobs" USING btree ("updated_at");
  CREATE INDEX "background_jobs_created_at_idx" ON "background_jobs" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "outgoing_mails" CASCADE;
  DROP TABLE "background_jobs" CASCADE;
  DROP TYPE "public"."enum_outgoing_mails_kind";
  DROP TYPE "public"."enum_outgoing_mails_state";`)
}
