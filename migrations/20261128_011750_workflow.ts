import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_workflow_review_required" AS ENUM('editor', 'reviewer', 'translator', 'author');
  ALTER TYPE "public"."enum_outgoing_mails_kind" ADD VALUE 'workflow';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'reviewer' BEFORE 'translator';
  CREATE TABLE "workflow_review_required" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_workflow_review_required",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "workflow" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"history_months" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users" ADD COLUMN "workflow_mail" boolean DEFAULT false;
  ALTER TABLE "workflow_review_required" ADD CONSTRAINT "workflow_review_required_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."workflow"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "workflow_review_required_order_idx" ON "workflow_review_required" USING btree ("order");
  CREATE INDEX "workflow_review_required_parent_idx" ON "workflow_review_required" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "workflow_review_required" CASCADE;
  DROP TABLE "workflow" CASCADE;
  ALTER TABLE "outgoing_mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outgoing_mails_kind";
  CREATE TYPE "public"."enum_outgoing_mails_kind" AS ENUM('contact', 'key', 'recovery', 'reset', 'translations');
  ALTER TABLE "outgoing_mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outgoing_mails_kind" USING "kind"::"public"."enum_outgoing_mails_kind";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'author'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'translator', 'author');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'author'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "users" DROP COLUMN "workflow_mail";
  DROP TYPE "public"."enum_workflow_review_required";`)
}
