import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_scene" AS ENUM('poster', 'table-tent', 'window', 'card', 'parcel', 'invoice', 'worksheet', 'whiteboard', 'badge', 'letter', 'gift-tag', 'appliance', 'collection-box', 'flyer', 'shelf');
  CREATE TYPE "public"."enum_posts_tool" AS ENUM('text', 'url', 'wifi', 'vcard', 'email', 'sms', 'event', 'map', 'document', 'multimedia', 'image', 'scanner', 'batch');
  CREATE TYPE "public"."enum__posts_v_version_scene" AS ENUM('poster', 'table-tent', 'window', 'card', 'parcel', 'invoice', 'worksheet', 'whiteboard', 'badge', 'letter', 'gift-tag', 'appliance', 'collection-box', 'flyer', 'shelf');
  CREATE TYPE "public"."enum__posts_v_version_tool" AS ENUM('text', 'url', 'wifi', 'vcard', 'email', 'sms', 'event', 'map', 'document', 'multimedia', 'image', 'scanner', 'batch');
  ALTER TABLE "posts" ADD COLUMN "scene" "enum_posts_scene";
  ALTER TABLE "posts" ADD COLUMN "tool" "enum_posts_tool";
  ALTER TABLE "_posts_v" ADD COLUMN "version_scene" "enum__posts_v_version_scene";
  ALTER TABLE "_posts_v" ADD COLUMN "version_tool" "enum__posts_v_version_tool";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP COLUMN "scene";
  ALTER TABLE "posts" DROP COLUMN "tool";
  ALTER TABLE "_posts_v" DROP COLUMN "version_scene";
  ALTER TABLE "_posts_v" DROP COLUMN "version_tool";
  DROP TYPE "public"."enum_posts_scene";
  DROP TYPE "public"."enum_posts_tool";
  DROP TYPE "public"."enum__posts_v_version_scene";
  DROP TYPE "public"."enum__posts_v_version_tool";`)
}
