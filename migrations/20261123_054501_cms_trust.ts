import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_kind" AS ENUM('automatic', 'manual');
  CREATE TYPE "public"."enum_scheduled_changes_locale" AS ENUM('en', 'vi', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh');
  CREATE TYPE "public"."enum_scheduled_changes_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_scheduled_changes_state" AS ENUM('waiting', 'done', 'failed');
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"kind" "enum_redirects_kind" DEFAULT 'manual',
  	"hits" numeric DEFAULT 0,
  	"last_hit_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "scheduled_changes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"document" varchar,
  	"locale" "enum_scheduled_changes_locale" NOT NULL,
  	"action" "enum_scheduled_changes_action" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_date" boolean DEFAULT false NOT NULL,
  	"user_id" uuid,
  	"state" "enum_scheduled_changes_state" DEFAULT 'waiting' NOT NULL,
  	"failure" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );`)
  // What was scheduled before stays scheduled. Without a language, a job concerned English.
  await db.execute(sql`
    insert into scheduled_changes (id, target, document, locale, action, at, user_id)
    select gen_random_uuid(), coalesce(input->'doc'->>'relationTo', input->>'global'),
      input->'doc'->>'value', coalesce(input->>'locale', 'en')::enum_scheduled_changes_locale,
      coalesce(input->>'type', 'publish')::enum_scheduled_changes_action, wait_until,
      (select id from users where id::text = input->'user'->>'value')
    from payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
      and wait_until is not null
      and coalesce(input->'doc'->>'relationTo', input->>'global') is not null`)
  await db.execute(sql`
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_solutions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_legal_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tags_fk";
  
  DROP INDEX "payload_locked_documents_rels_solutions_id_idx";
  DROP INDEX "payload_locked_documents_rels_legal_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_tags_id_idx";
  ALTER TABLE "solutions_locales" ADD COLUMN "last_edited_by_id" uuid;
  ALTER TABLE "solutions_locales" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_last_edited_by_id" uuid;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "legal_pages_locales" ADD COLUMN "last_edited_by_id" uuid;
  ALTER TABLE "legal_pages_locales" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_legal_pages_v_locales" ADD COLUMN "version_last_edited_by_id" uuid;
  ALTER TABLE "_legal_pages_v_locales" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "posts_locales" ADD COLUMN "last_edited_by_id" uuid;
  ALTER TABLE "posts_locales" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_last_edited_by_id" uuid;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "categories_locales" ADD COLUMN "last_edited_by_id" uuid;
  ALTER TABLE "categories_locales" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_categories_v_locales" ADD COLUMN "version_last_edited_by_id" uuid;
  ALTER TABLE "_categories_v_locales" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "tags_locales" ADD COLUMN "last_edited_by_id" uuid;
  ALTER TABLE "tags_locales" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_tags_v_locales" ADD COLUMN "version_last_edited_by_id" uuid;
  ALTER TABLE "_tags_v_locales" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "prefix" varchar DEFAULT 'media';
  ALTER TABLE "media" ADD COLUMN "_objectkey" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "home_locales" ADD COLUMN "last_edited_by_id" uuid;
  ALTER TABLE "home_locales" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_last_edited_by_id" uuid;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "features_locales" ADD COLUMN "last_edited_by_id" uuid;
  ALTER TABLE "features_locales" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_features_v_locales" ADD COLUMN "version_last_edited_by_id" uuid;
  ALTER TABLE "_features_v_locales" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "pricing_locales" ADD COLUMN "last_edited_by_id" uuid;
  ALTER TABLE "pricing_locales" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_pricing_v_locales" ADD COLUMN "version_last_edited_by_id" uuid;
  ALTER TABLE "_pricing_v_locales" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "site_locales" ADD COLUMN "last_edited_by_id" uuid;
  ALTER TABLE "site_locales" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_last_edited_by_id" uuid;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "navigation_locales" ADD COLUMN "last_edited_by_id" uuid;
  ALTER TABLE "navigation_locales" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_navigation_v_locales" ADD COLUMN "version_last_edited_by_id" uuid;
  ALTER TABLE "_navigation_v_locales" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "footer_locales" ADD COLUMN "last_edited_by_id" uuid;
  ALTER TABLE "footer_locales" ADD COLUMN "last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "_footer_v_locales" ADD COLUMN "version_last_edited_by_id" uuid;
  ALTER TABLE "_footer_v_locales" ADD COLUMN "version_last_edited_at" timestamp(3) with time zone;
  ALTER TABLE "scheduled_changes" ADD CONSTRAINT "scheduled_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "scheduled_changes_document_idx" ON "scheduled_changes" USING btree ("document");
  CREATE INDEX "scheduled_changes_at_idx" ON "scheduled_changes" USING btree ("at");
  CREATE INDEX "scheduled_changes_user_idx" ON "scheduled_changes" USING btree ("user_id");
  CREATE INDEX "scheduled_changes_state_idx" ON "scheduled_changes" USING btree ("state");
  CREATE INDEX "scheduled_changes_updated_at_idx" ON "scheduled_changes" USING btree ("updated_at");
  CREATE INDEX "scheduled_changes_created_at_idx" ON "scheduled_changes" USING btree ("created_at");
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages_locales" ADD CONSTRAINT "legal_pages_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_locales" ADD CONSTRAINT "_legal_pages_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tags_v_locales" ADD CONSTRAINT "_tags_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "features_locales" ADD CONSTRAINT "features_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_features_v_locales" ADD CONSTRAINT "_features_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pricing_locales" ADD CONSTRAINT "pricing_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pricing_v_locales" ADD CONSTRAINT "_pricing_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v_locales" ADD CONSTRAINT "_site_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_locales" ADD CONSTRAINT "navigation_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_locales" ADD CONSTRAINT "_navigation_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "solutions_last_edited_by_idx" ON "solutions_locales" USING btree ("last_edited_by_id","_locale");
  CREATE INDEX "_solutions_v_version_version_last_edited_by_idx" ON "_solutions_v_locales" USING btree ("version_last_edited_by_id","_locale");
  CREATE INDEX "legal_pages_last_edited_by_idx" ON "legal_pages_locales" USING btree ("last_edited_by_id","_locale");
  CREATE INDEX "_legal_pages_v_version_version_last_edited_by_idx" ON "_legal_pages_v_locales" USING btree ("version_last_edited_by_id","_locale");
  CREATE INDEX "posts_last_edited_by_idx" ON "posts_locales" USING btree ("last_edited_by_id","_locale");
  CREATE INDEX "_posts_v_version_version_last_edited_by_idx" ON "_posts_v_locales" USING btree ("version_last_edited_by_id","_locale");
  CREATE INDEX "categories_last_edited_by_idx" ON "categories_locales" USING btree ("last_edited_by_id","_locale");
  CREATE INDEX "_categories_v_version_version_last_edited_by_idx" ON "_categories_v_locales" USING btree ("version_last_edited_by_id","_locale");
  CREATE INDEX "tags_last_edited_by_idx" ON "tags_locales" USING btree ("last_edited_by_id","_locale");
  CREATE INDEX "_tags_v_version_version_last_edited_by_idx" ON "_tags_v_locales" USING btree ("version_last_edited_by_id","_locale");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "home_last_edited_by_idx" ON "home_locales" USING btree ("last_edited_by_id","_locale");
  CREATE INDEX "_home_v_version_version_last_edited_by_idx" ON "_home_v_locales" USING btree ("version_last_edited_by_id","_locale");
  CREATE INDEX "features_last_edited_by_idx" ON "features_locales" USING btree ("last_edited_by_id","_locale");
  CREATE INDEX "_features_v_version_version_last_edited_by_idx" ON "_features_v_locales" USING btree ("version_last_edited_by_id","_locale");
  CREATE INDEX "pricing_last_edited_by_idx" ON "pricing_locales" USING btree ("last_edited_by_id","_locale");
  CREATE INDEX "_pricing_v_version_version_last_edited_by_idx" ON "_pricing_v_locales" USING btree ("version_last_edited_by_id","_locale");
  CREATE INDEX "site_last_edited_by_idx" ON "site_locales" USING btree ("last_edited_by_id","_locale");
  CREATE INDEX "_site_v_version_version_last_edited_by_idx" ON "_site_v_locales" USING btree ("version_last_edited_by_id","_locale");
  CREATE INDEX "navigation_last_edited_by_idx" ON "navigation_locales" USING btree ("last_edited_by_id","_locale");
  CREATE INDEX "_navigation_v_version_version_last_edited_by_idx" ON "_navigation_v_locales" USING btree ("version_last_edited_by_id","_locale");
  CREATE INDEX "footer_last_edited_by_idx" ON "footer_locales" USING btree ("last_edited_by_id","_locale");
  CREATE INDEX "_footer_v_version_version_last_edited_by_idx" ON "_footer_v_locales" USING btree ("version_last_edited_by_id","_locale");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "solutions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "legal_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tags_id";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scheduled_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "scheduled_changes" CASCADE;
  ALTER TABLE "solutions_locales" DROP CONSTRAINT "solutions_locales_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_solutions_v_locales" DROP CONSTRAINT "_solutions_v_locales_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "legal_pages_locales" DROP CONSTRAINT "legal_pages_locales_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_legal_pages_v_locales" DROP CONSTRAINT "_legal_pages_v_locales_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "posts_locales" DROP CONSTRAINT "posts_locales_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_posts_v_locales" DROP CONSTRAINT "_posts_v_locales_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "categories_locales" DROP CONSTRAINT "categories_locales_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_categories_v_locales" DROP CONSTRAINT "_categories_v_locales_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "tags_locales" DROP CONSTRAINT "tags_locales_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_tags_v_locales" DROP CONSTRAINT "_tags_v_locales_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "home_locales" DROP CONSTRAINT "home_locales_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_home_v_locales" DROP CONSTRAINT "_home_v_locales_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "features_locales" DROP CONSTRAINT "features_locales_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_features_v_locales" DROP CONSTRAINT "_features_v_locales_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "pricing_locales" DROP CONSTRAINT "pricing_locales_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_pricing_v_locales" DROP CONSTRAINT "_pricing_v_locales_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "site_locales" DROP CONSTRAINT "site_locales_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_site_v_locales" DROP CONSTRAINT "_site_v_locales_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "navigation_locales" DROP CONSTRAINT "navigation_locales_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_navigation_v_locales" DROP CONSTRAINT "_navigation_v_locales_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "footer_locales" DROP CONSTRAINT "footer_locales_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_footer_v_locales" DROP CONSTRAINT "_footer_v_locales_version_last_edited_by_id_users_id_fk";
  
  DROP INDEX "solutions_last_edited_by_idx";
  DROP INDEX "_solutions_v_version_version_last_edited_by_idx";
  DROP INDEX "legal_pages_last_edited_by_idx";
  DROP INDEX "_legal_pages_v_version_version_last_edited_by_idx";
  DROP INDEX "posts_last_edited_by_idx";
  DROP INDEX "_posts_v_version_version_last_edited_by_idx";
  DROP INDEX "categories_last_edited_by_idx";
  DROP INDEX "_categories_v_version_version_last_edited_by_idx";
  DROP INDEX "tags_last_edited_by_idx";
  DROP INDEX "_tags_v_version_version_last_edited_by_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "home_last_edited_by_idx";
  DROP INDEX "_home_v_version_version_last_edited_by_idx";
  DROP INDEX "features_last_edited_by_idx";
  DROP INDEX "_features_v_version_version_last_edited_by_idx";
  DROP INDEX "pricing_last_edited_by_idx";
  DROP INDEX "_pricing_v_version_version_last_edited_by_idx";
  DROP INDEX "site_last_edited_by_idx";
  DROP INDEX "_site_v_version_version_last_edited_by_idx";
  DROP INDEX "navigation_last_edited_by_idx";
  DROP INDEX "_navigation_v_version_version_last_edited_by_idx";
  DROP INDEX "footer_last_edited_by_idx";
  DROP INDEX "_footer_v_version_version_last_edited_by_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "solutions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "legal_pages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "categories_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tags_id" uuid;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_solutions_id_idx" ON "payload_locked_documents_rels" USING btree ("solutions_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  ALTER TABLE "solutions_locales" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "solutions_locales" DROP COLUMN "last_edited_at";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "legal_pages_locales" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "legal_pages_locales" DROP COLUMN "last_edited_at";
  ALTER TABLE "_legal_pages_v_locales" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_legal_pages_v_locales" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "posts_locales" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "posts_locales" DROP COLUMN "last_edited_at";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "categories_locales" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "categories_locales" DROP COLUMN "last_edited_at";
  ALTER TABLE "_categories_v_locales" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_categories_v_locales" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "tags_locales" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "tags_locales" DROP COLUMN "last_edited_at";
  ALTER TABLE "_tags_v_locales" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_tags_v_locales" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "media" DROP COLUMN "prefix";
  ALTER TABLE "media" DROP COLUMN "_objectkey";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "home_locales" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "home_locales" DROP COLUMN "last_edited_at";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "features_locales" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "features_locales" DROP COLUMN "last_edited_at";
  ALTER TABLE "_features_v_locales" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_features_v_locales" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "pricing_locales" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "pricing_locales" DROP COLUMN "last_edited_at";
  ALTER TABLE "_pricing_v_locales" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_pricing_v_locales" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "site_locales" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "site_locales" DROP COLUMN "last_edited_at";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "navigation_locales" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "navigation_locales" DROP COLUMN "last_edited_at";
  ALTER TABLE "_navigation_v_locales" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_navigation_v_locales" DROP COLUMN "version_last_edited_at";
  ALTER TABLE "footer_locales" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "footer_locales" DROP COLUMN "last_edited_at";
  ALTER TABLE "_footer_v_locales" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "_footer_v_locales" DROP COLUMN "version_last_edited_at";
  DROP TYPE "public"."enum_redirects_kind";
  DROP TYPE "public"."enum_scheduled_changes_locale";
  DROP TYPE "public"."enum_scheduled_changes_action";
  DROP TYPE "public"."enum_scheduled_changes_state";`)
}
