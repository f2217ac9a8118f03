import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_glossary_terms_part_of_speech" AS ENUM('noun', 'verb', 'adjective', 'name', 'phrase');
  CREATE TABLE "missing_pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"hits" numeric DEFAULT 0 NOT NULL,
  	"referrer" varchar,
  	"last_seen_at" timestamp(3) with time zone,
  	"dismissed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glossary_terms" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"part_of_speech" "enum_glossary_terms_part_of_speech" DEFAULT 'noun' NOT NULL,
  	"is_case_sensitive" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glossary_terms_locales" (
  	"preferred" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "glossary_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
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
  ALTER TABLE "media" ADD COLUMN "folder" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "missing_pages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "glossary_terms_id" uuid;
  ALTER TABLE "glossary_terms_locales" ADD CONSTRAINT "glossary_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_terms_texts" ADD CONSTRAINT "glossary_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "missing_pages_path_idx" ON "missing_pages" USING btree ("path");
  CREATE INDEX "missing_pages_hits_idx" ON "missing_pages" USING btree ("hits");
  CREATE INDEX "missing_pages_last_seen_at_idx" ON "missing_pages" USING btree ("last_seen_at");
  CREATE INDEX "missing_pages_updated_at_idx" ON "missing_pages" USING btree ("updated_at");
  CREATE INDEX "missing_pages_created_at_idx" ON "missing_pages" USING btree ("created_at");
  CREATE UNIQUE INDEX "glossary_terms_term_idx" ON "glossary_terms" USING btree ("term");
  CREATE INDEX "glossary_terms_updated_at_idx" ON "glossary_terms" USING btree ("updated_at");
  CREATE INDEX "glossary_terms_created_at_idx" ON "glossary_terms" USING btree ("created_at");
  CREATE UNIQUE INDEX "glossary_terms_locales_locale_parent_id_unique" ON "glossary_terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "glossary_terms_texts_order_parent" ON "glossary_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "glossary_terms_texts_locale_parent" ON "glossary_terms_texts" USING btree ("locale","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_pages_fk" FOREIGN KEY ("missing_pages_id") REFERENCES "public"."missing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_terms_fk" FOREIGN KEY ("glossary_terms_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "solutions_deleted_at_idx" ON "solutions" USING btree ("deleted_at");
  CREATE INDEX "_solutions_v_version_version_deleted_at_idx" ON "_solutions_v" USING btree ("version_deleted_at");
  CREATE INDEX "legal_pages_deleted_at_idx" ON "legal_pages" USING btree ("deleted_at");
  CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "_legal_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE INDEX "_tags_v_version_version_deleted_at_idx" ON "_tags_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder");
  CREATE INDEX "payload_locked_documents_rels_missing_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_glossary_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_terms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "missing_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_terms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_terms_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "missing_pages" CASCADE;
  DROP TABLE "glossary_terms" CASCADE;
  DROP TABLE "glossary_terms_locales" CASCADE;
  DROP TABLE "glossary_terms_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_missing_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_glossary_terms_fk";
  
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
  DROP INDEX "media_folder_idx";
  DROP INDEX "payload_locked_documents_rels_missing_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_glossary_terms_id_idx";
  ALTER TABLE "solutions" DROP COLUMN "deleted_at";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "legal_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "_categories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "tags" DROP COLUMN "deleted_at";
  ALTER TABLE "_tags_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "folder";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "missing_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "glossary_terms_id";
  DROP TYPE "public"."enum_glossary_terms_part_of_speech";`)
}
